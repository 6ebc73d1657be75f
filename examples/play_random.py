#!/usr/bin/env python3
"""Plays a whole game at random through `cantina engine`. Usage: play_random.py [CANTINA [GAME [SEATS [SEED]]]]"""
import json, random, subprocess, sys

cantina, game, seats, seed = (sys.argv[1:] + ["cantina", "han-solo", "3", "7"][len(sys.argv) - 1:])[:4]
engine = subprocess.Popen([cantina, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

def ask(op, **fields):
    print(json.dumps({"id": 1, "op": op, **fields}), file=engine.stdin, flush=True)
    reply = json.loads(engine.stdout.readline())
    return reply["ok"] if "ok" in reply else sys.exit(f"{op}: {reply['error']['message']}")

random.seed(int(seed))
ask("new", game=game, seats=int(seats), seed=int(seed))
while pending := ask("pending"):
    seat = pending[0]["seat"]
    choice = random.choice(ask("menu", seat=seat)["items"])
    print(f"seat {seat}: {choice['label']}")
    ask("act", seat=seat, action=choice["action"])
print("scores", ask("outcome")["scores"])
