# El marco del cliente web: todo lo que rodea a una mesa dibujada.

title-landing = Cantina
title-table = { $game } · Cantina
title-your-move = ● Te toca · { $game }
title-replay = Repetición · { $game } · Cantina
title-rules = Reglas · { $game } · Cantina

loading = Un momento…
close = Cerrar
try-again = Reintentar
go-home = Volver al inicio

## Ajustes

settings = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Como mi sistema
settings-theme-dark = Noche
settings-theme-light = Día
settings-theme-contrast = Alto contraste
settings-motion = Animaciones
settings-motion-system = Tu sistema reduce el movimiento: las animaciones están desactivadas.
settings-sound = Sonidos
settings-pace = Lo que hacen los demás se muestra
pace-instant = Al instante
pace-brisk = Con brío
pace-calm = Con calma

## Quién es uno, y en qué dispositivos

identity = Mi identidad
identity-open = Mis dispositivos y mi identidad
identity-what = Aquí no hay cuentas. Un secreto guardado en este navegador hace que seas { $name }: conserva tus asientos y tus mesas.
identity-move = Usar también otro dispositivo
identity-move-why = Consigue aquí un código y escríbelo o escanéalo en el otro dispositivo. Desde entonces, en los dos eres tú.
identity-move-get = Conseguir un código
identity-code = Código para el otro dispositivo
identity-code-where = Escanea esto, o abre { $address } en el otro dispositivo y escribe el código en «Mis dispositivos y mi identidad».
identity-code-here = En otro navegador de este equipo, abre { $address } y escribe el código en «Mis dispositivos y mi identidad».
identity-code-left = Vale durante { $time } y una sola vez. No se lo enseñes a nadie más: quien lo use pasa a ser tú.
identity-code-old = Ese código ya no vale.
identity-code-again = Conseguir otro código
identity-code-copy = Copiar el enlace
identity-code-qr = Código QR del enlace para el otro dispositivo
identity-enter = Tengo un código
identity-enter-why = ¿Has conseguido un código en otro dispositivo? Escríbelo y sigues aquí con la misma identidad.
identity-enter-link = Con este enlace pasas a ser, en este navegador, quien lo creó. Continúa solo si fuiste tú, en otro dispositivo.
identity-enter-label = Código de tu otro dispositivo
identity-enter-shape = 7KQ2M-9XT4A
identity-enter-go = Continuar aquí
identity-enter-tables = { $n ->
    [one] En este navegador tienes una mesa como { $name }. Se queda con esa identidad y desaparece de tu lista aquí.
   *[other] En este navegador tienes { $n } mesas como { $name }. Se quedan con esa identidad y desaparecen de tu lista aquí.
  } Podrás volver más tarde, en esta misma ventana.
identity-enter-anyway = Continuar de todos modos
identity-cancel = Cancelar
identity-moved = Listo: aquí tienes la misma identidad que en tu otro dispositivo.
identity-former = Identidades anteriores en este navegador
identity-former-tables = { $n ->
    [0] Ninguna mesa
    [one] Una mesa
   *[other] { $n } mesas
  }
identity-former-go = Volver a ella
identity-change = Cerrar sesión en todos los demás dispositivos
identity-change-why = Si perdiste un dispositivo o alguien vio tu código: este dispositivo recibe un secreto nuevo y en todos los demás se cierra la sesión al momento. Tus asientos y tus mesas siguen siendo tuyos.
identity-change-go = Cambiar mi secreto
identity-change-sure = Sí, cerrar sesión en los demás
identity-changed = Listo: se ha cerrado la sesión en todos los demás dispositivos.
signed-out = Se ha cerrado la sesión en este dispositivo
signed-out-why = El secreto se cambió en otro dispositivo y el de este navegador ya no vale. Tus asientos y tus mesas están a salvo allí, y tus ajustes siguen aquí como estaban.
signed-out-anew = Empezar como invitado nuevo
signed-out-code = Tengo un código de mi otro dispositivo

## La portada

landing-title = Cantina
landing-pitch = Una trastienda, una mesa gastada, un juego de granujas. Juega ya contra bots que merece la pena batir, o envía un enlace a tus amigos. Sin cuenta y sin instalar nada.
landing-games = Juegos
landing-seats = Jugadores
landing-level = Bots
landing-play-now = Jugar ya contra bots
landing-learn = Aprender a jugar
landing-play-alone = Jugar en solitario
landing-make-table = Mesa para amigos
landing-options = Opciones de la mesa
options-as-rulebook = Como en el reglamento
options-changed = { $n ->
    [one] Un cambio
   *[other] { $n } cambios
  }
options-reset = Volver al reglamento ({ $n })
options-table = En esta mesa
options-rules = Las reglas
option-changed = Cambiado
landing-unreachable = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
api-busy = El servidor está a tope. Espera un momento e inténtalo de nuevo.
api-storage = El servidor no puede guardar nada ahora mismo. No se pierde nada; inténtalo más tarde.
api-no-space = El disco de este servidor está casi lleno, así que no se pueden abrir más mesas. Las que están abiertas siguen. Avisa a quien lo administra.
api-shutting-down = El servidor se está reiniciando. Inténtalo en un momento.
api-no-such-code = Este código es incorrecto, ya se usó o ha caducado. Consigue otro en tu otro dispositivo.
api-too-many-devices = Ya usas todos los dispositivos posibles. Cambia tu secreto para cerrar sesión en los demás y vuelve a intentarlo.
api-signed-out = Se ha cerrado la sesión en este dispositivo: el secreto se cambió en otro.
api-setup = Estas opciones no se pueden combinar.
api-setup-ub-13-9 = Los favores requieren Asuntos pendientes y al menos dos jugadores.
api-setup-ub-16-1 = Las ambiciones requieren Asuntos pendientes.
api-setup-ub-18-1 = Un cazarrecompensas como adversario requiere Asuntos pendientes.
name-label = Tu nombre
name-guest = Forastero { $letter }
fan-notice = Proyecto de aficionados, no comercial, sin relación con Lucasfilm, Disney, Fantasy Flight Games ni ninguna otra editorial y sin su aprobación. Las reglas son de sus autores; las palabras, los dibujos y el código son nuestros.
insecure = Esta dirección no está cifrada
insecure-read = Cualquiera que esté en la misma red puede leerlo todo: tus cartas, los enlaces de tus mesas y el secreto que guarda tu asiento. Quien tenga ese secreto puede jugar por ti. Entre amigos y en casa puede bastar; fuera de ahí, elige una dirección que empiece por https.
insecure-browser = El navegador reserva algunas de sus herramientas para las direcciones cifradas. Aquí puede que no deje a la página copiar un enlace; entonces selecciónalo y cópialo tú.
insecure-mend = Quien lleva este servidor puede activar el cifrado: cantina serve --help explica cómo.
only-here = { $address } solo lleva a este equipo: los demás dispositivos no pueden abrirla. Para que entren, inicia el servidor con cantina serve --host 0.0.0.0 y abre esta página con la dirección que este equipo tiene en tu red, por ejemplo { $example }.

about-open = Acerca de y créditos
about-title = Acerca de Cantina
about-what = Cantina reparte juegos de granujas con todas sus reglas: con amigos mediante un enlace, o contra bots. Todo corre en un solo programa en una sola máquina, y cada barajada se puede comprobar después.
about-credits = Gracias a
about-icons = Emblemas
about-display-face = Títulos y números
about-text-face = Texto
about-code = Código
about-icon-authors = Los emblemas son obra de Lorc, Delapouite y los demás artistas de game-icons.net; se han cambiado colores y tamaños.

my-tables = Mis mesas
my-tables-move = { $n ->
    [one] Te toca en una mesa
   *[other] Te toca en { $n } mesas
  }
my-tables-over = Partidas terminadas
my-tables-more = { $n } más
my-tables-alone = en solitario
my-tables-place = { $place ->
    [1] Victoria
   *[other] Terminada, puesto { $place }
  }
my-tables-with = con { $names }
my-tables-return = Volver
my-tables-look = Ver

stage-gathering = Reuniendo jugadores
stage-playing = En juego
stage-over = Terminada

## Juegos, niveles, opciones

game-facts = De { $min } a { $max } jugadores, un cuarto de hora
game-han-solo = Han Solo: el juego de cartas
game-han-solo-pitch = Deja tu mano en cero justo antes de que los dados lo vuelquen todo. Las mejores manos eligen las recompensas, y el Halcón nunca se queda mucho con nadie.
game-bounty-hunters = Star Wars: Bounty Hunters
game-bounty-hunters-pitch = Todos eligen una carta a la vez y entregan el resto a la izquierda. Lanza cazarrecompensas y droides tras tus objetivos, compra cajas y completa contratos. La cuarta captura inicia el final; gana quien sume más puntos de prestigio.
game-outer-rim = Star Wars: El Borde Exterior
game-outer-rim-pitch = Vuela de mundo en mundo con una nave a medio pagar. Contrabando, presas, trabajos, tripulación y enemigos; gana el primero en alcanzar la fama. Opcional: Asuntos pendientes, con sus favores y ambiciones. Se puede jugar en solitario contra adversarios del juego.
game-outer-rim-facts = De { $min } a { $max } jugadores, una hora o más

level-rookie = Novato
level-rookie-hint = Hace lo que le sirve en el momento. Ideal para una primera partida.
level-smuggler = Contrabandista
level-smuggler-hint = Sabe lo que vale cada cosa.
level-hunter = Cazador
level-hunter-hint = Planea lo que viene y no olvida nada.

option-clock = Tiempo por decisión
option-clock-hint = Cuando se acaba, la mesa juega la jugada legal más sencilla.
option-bot-pace = Los bots juegan
option-bot-pace-hint = Cuánto espera un bot antes de jugar, para toda la mesa.
option-hints = Consejos permitidos
option-hints-hint = Cualquiera puede preguntar qué haría un cazador en su lugar; solo esa persona ve la respuesta.
yes = Sí
no = No
option-clock-value = { $seconds ->
    [0] Sin reloj
    [30] 30 segundos
    [60] Un minuto
    [120] Dos minutos
   *[other] Cinco minutos
  }
option-han-solo-large_table = Permitir 7 u 8 jugadores
option-han-solo-large_table-hint = El reglamento no dice cuántos juegan; con siete u ocho hay menos rondas y los mazos se agotan antes.
option-han-solo-short_round = Si las recompensas no se reparten por igual
option-han-solo-short_round-hint = Veinticuatro recompensas no se reparten entre cinco ni entre siete.
option-han-solo-short_round-play = Ronda corta para las mejores manos
option-han-solo-short_round-trim = Retirar las sobrantes sin verlas
option-han-solo-browse_discards = Se puede mirar todo el descarte
option-han-solo-browse_discards-hint = Si no, solo se ve la carta de arriba; el registro recuerda el resto.
option-han-solo-picks = Elección de recompensas
option-han-solo-picks-hint = Quién puede elegir entre las recompensas de una ronda.
option-han-solo-picks-free = Cada cual elige, la mejor mano primero
option-han-solo-picks-highest = Cada cual recibe la más valiosa que quede
option-han-solo-contests = Empates
option-han-solo-contests-hint = Qué pasa cuando manos iguales quieren la misma recompensa.
option-han-solo-contests-named = Nombrar en secreto; robar si coinciden
option-han-solo-contests-simple = Robar una vez para el orden de elección
option-han-solo-captures = Captura del Halcón
option-han-solo-captures-hint = Cuántas veces cuatro recompensas rojas o azules capturan el Halcón.
option-han-solo-captures-once_per_set = Una vez con cada serie
option-han-solo-captures-once_per_game = Una sola vez en la partida
option-bounty-hunters-introductory = Partida introductoria, sin contratos
option-bounty-hunters-introductory-hint = Para una primera partida: los contratos y todo lo suyo se quedan en la caja.
option-bounty-hunters-passed_hand_reminder = Mostrar la mano que entregaste
option-bounty-hunters-passed_hand_reminder-hint = Recuerdas las cartas que pasaste sin tener que memorizarlas.
option-bounty-hunters-activate_same_turn = Una carta se puede activar en el turno en que se reserva
option-bounty-hunters-activate_same_turn-hint = Si no, una carta reservada espera a un turno posterior.
option-bounty-hunters-double_duos = Contratos con el mismo objetivo dos veces: cómo contar parejas
option-bounty-hunters-double_duos-hint = Solo importa en los contratos que piden dos veces el mismo objetivo.
option-bounty-hunters-double_duos-unique = Cada objetivo cuenta en una sola pareja
option-bounty-hunters-double_duos-every = Cada dos objetivos son una pareja
option-bounty-hunters-majority_needs_crate = Para la bonificación por cajas hay que tener al menos una
option-bounty-hunters-majority_needs_crate-hint = Si no, cuando nadie tiene cajas, todos empatan y reciben la bonificación.
option-bounty-hunters-credit_supply = Créditos
option-bounty-hunters-credit_supply-hint = Si los créditos pueden agotarse, como los de la caja.
option-bounty-hunters-credit_supply-unlimited = No se agotan
option-bounty-hunters-credit_supply-box = Los 42 de la caja
option-outer-rim-expansion = Con Asuntos pendientes
option-outer-rim-expansion-hint = Más personajes, naves, cartas y trabajos; los favores y las ambiciones la necesitan.
option-outer-rim-favors = Favores entre jugadores (con Asuntos pendientes)
option-outer-rim-favors-hint = Los jugadores se piden ayuda unos a otros y la pagan.
option-outer-rim-ambitions = Ambiciones (con Asuntos pendientes)
option-outer-rim-ambitions-hint = Cada cual persigue una meta propia; su último paso da la victoria.
option-outer-rim-opponents = Tu adversario
option-outer-rim-opponents-hint = A quién maneja el propio juego contra ti.
option-outer-rim-opponents-courier = Un contrabandista o mercenario
option-outer-rim-opponents-bounty_hunter = Un cazarrecompensas (con Asuntos pendientes)
option-outer-rim-opponents-both = Ambos (con Asuntos pendientes)
option-outer-rim-level = Fuerza de tu adversario
option-outer-rim-level-hint = Una ventaja para tu oponente, si las reglas impresas son demasiado amables.
option-outer-rim-level-printed = Según el reglamento
option-outer-rim-level-feared = Temido (regla de la casa): 1 o 2 de fama de ventaja
option-outer-rim-level-legendary = Legendario (regla de la casa): 2 a 4 de fama de ventaja
option-outer-rim-fame = Fama para ganar
option-outer-rim-fame-hint = Menos fama hace una partida más corta.
option-outer-rim-fame-recommended = La recomendada: 10, con ambiciones 8
option-outer-rim-board = El tablero
option-outer-rim-board-hint = El orden en que se colocan las piezas del mapa.
option-outer-rim-board-recommended = El recomendado
option-outer-rim-board-random = Barajado
option-outer-rim-board-custom = En el orden que yo quiera
option-outer-rim-board-custom-hint = Del extremo anterior al posterior
option-outer-rim-board-t1 = Ord Mantell y Cantonica
option-outer-rim-board-t2 = Lothal y Mon Calamari
option-outer-rim-board-t3 = Kessel y la Vorágine
option-outer-rim-board-t4 = Nal Hutta y Ryloth
option-outer-rim-board-t5 = Naboo y Tatooine
option-outer-rim-board-t6 = Takodana y el Anillo de Kafrene
option-outer-rim-characters = Personajes
option-outer-rim-characters-hint = Quién lleva a quién.
option-outer-rim-characters-pick = Cada cual elige
option-outer-rim-characters-random = Al azar
option-outer-rim-rounds = Límite de rondas
option-outer-rim-rounds-hint = Si nadie ha ganado para entonces, gana quien tenga más fama.

## Antes de repartir

gather-title = { $game }
gather-host = Envía el enlace, espera a tus amigos y reparte cuando quieras.
gather-guest = Toma asiento; quien abrió la mesa reparte cuando estén todos.
gather-invite = Invitar
gather-link = El enlace a esta mesa
gather-copy = Copiar
gather-copied = El enlace está copiado.
copy-by-hand = El navegador no nos deja copiar. El enlace está seleccionado: cópialo tú.
gather-qr = Código QR del enlace a esta mesa
gather-qr-hint = O apunta aquí con la cámara de un móvil.
gather-near = Esta es la dirección con la que los dispositivos de la misma red llegan a este servidor. Escanéala con un teléfono.
meet = Conocer gente
find-open = Buscar jugadores
find-title = Buscar jugadores
find-what = Juega con quienes buscan partida ahora mismo.
find-game = Juego
find-quick = Partida rápida
find-quick-what = Según el reglamento; se reparte en cuanto están todos.
find-go = Buscar una mesa
find-tables = Mesas abiertas
find-none = Ahora mismo ninguna mesa espera jugadores. Empieza una partida rápida: otros te encontrarán aquí.
find-free = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
find-sit = Sentarse
find-more = { $n ->
    [one] Hay otra mesa abierta.
   *[other] Hay { $n } mesas abiertas más.
}
find-untimed = Sin reloj
find-late = No se ha podido cargar la lista. Se intentará de nuevo.
gather-list = Mostrar entre las mesas abiertas
gather-list-hint = Quien busque partida puede ocupar un asiento libre.
gather-list-not = Una mesa privada o bloqueada no se muestra.
gather-listed = Esta mesa se muestra entre las abiertas: otros pueden unirse en cualquier momento.
join-open = Unirse con un código
join-title = Unirse a una mesa
join-why = Escribe el código que muestra la pantalla grande. Este teléfono será tu mano.
join-label = Código
join-shape = 7KQ-2M9
join-go = Unirse
join-wrong = Ahora no hay ninguna mesa con este código. Mira otra vez la pantalla.
screen-open = Abrir la pantalla grande
screen-what = Una pantalla en la sala muestra la mesa pública; cada cual juega en su teléfono.
screen-how = En tu teléfono abre { $address } y escribe
screen-qr = Código QR de la página donde se unen los teléfonos
screen-not-host = Abre esta pantalla en el navegador del anfitrión: muestra cómo se unen los teléfonos.
gather-terms = Lo acordado
gather-terms-change = Cambiar
gather-terms-save = Acordar esto
gather-ready = Por mí, adelante
gather-ready-count = Listos: { $n } de { $of }.
gather-seats = Asientos
gather-start = Repartir las cartas
gather-start-hint = { $free ->
    [0] Todos los asientos están ocupados.
    [one] El asiento libre será para un bot.
   *[other] Los { $free } asientos libres serán para bots.
  }
gather-wait = Esperando a que se reparta…
gather-locked = El anfitrión ha bloqueado los asientos: solo puedes mirar.
gather-watch = Con este enlace solo puedes mirar. Para jugar, pide al anfitrión el enlace para jugadores.

seat-free = Asiento libre
seat-free-hint = Para quien tenga el enlace para jugadores
seat-listed-hint = Abierto a cualquiera
seat-locked-hint = Bloqueado por el anfitrión
seat-nobody = Asiento { $number }
seat-you = Tú
seat-bot = Bot, { $level }
seat-here = Presente
seat-away = Ausente
seat-ready = Todo listo
look-open = Cara
look-title = Tu cara y tu color
look-face = Cara
look-face-nth = Cara { $n }
look-colour = Color
look-colour-nth = Color { $n }
seat-stand-in = Juega un bot en su lugar
seat-sit = Sentarse aquí
seat-stand-up = Levantarse
seat-for-friend = Para un amigo
seat-choose-bot = Quién ocupa el asiento { $number }

## En la mesa

status-your-move = Te toca
status-over = Partida terminada
waiting-for = Esperando a { $names }
watching = Estás mirando. Ves lo que puede ver toda la mesa, y la mano de nadie.
spectators = { $n ->
    [one] Una persona está mirando
   *[other] { $n } personas están mirando
  }
people = En la mesa ({ $n })
card-set = Cartas: { $name }
leave = Dejar mi asiento
leave-why = Un bot ocupa tu asiento y la partida sigue para los demás.
leave-stay = Quedarme
host = Tu mesa
host-link-players = Enlace para jugadores
host-link-watchers = Enlace para espectadores
host-copy = Copiar: { $what }
host-lock = Bloquear los asientos
host-lock-hint = Nadie más puede sentarse.
host-private = Mesa privada
host-private-hint = Solo pueden verla quienes juegan.
host-guests = Jugadores
host-evict = Echar
host-evict-sure = Echar: confirmar
host-evict-hint = No podrá volver, y el enlace para jugadores cambia.
host-evict-hint-playing = No podrá volver; un bot sigue jugando en su lugar.
host-watching = Espectadores
host-watching-nameless = Alguien sin nombre
host-watching-hint = Esa persona no puede volver con ese navegador. Para que nadie mire, haz privada la mesa.
host-close = Cerrar la mesa
host-close-sure = Cerrarla para todos: confirmar
host-close-hint = La partida termina para todos y no se podrá retomar.
stood-in = Un bot juega por ti.
stood-in-return = Recuperar mi asiento
absent = { $name } no está.
absent-bot = Que juegue un bot
absent-wait = Un bot podrá jugar en su lugar dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
link-lost = Conexión perdida, reintentando…
link-dropped = Esta mesa está abierta en demasiados sitios.
link-cut = La conexión se cortó dos veces en un minuto.
link-reconnect = Jugar aquí
stale-title = Hay una versión nueva
stale-why = El servidor se ha actualizado. No se pierde nada: recarga y vuelves a tu asiento.
stale-reload = Recargar
table = La mesa
table-broken = No se ha podido dibujar la mesa. Recarga la página o juega en la mesa de texto.
undo = Deshacer
undo-hint = Deshace tu última respuesta, si nadie ha visto nada nuevo desde entonces
undo-free = Deshaz cuantas veces quieras: juegas a solas
view-text = Mesa de texto
view-drawn = Mesa dibujada
log = Registro
log-empty = Todavía no ha pasado nada.
log-show = Mostrar en el tablero
log-changes = Qué cambia
log-rule = Regla { $rule }
rule-read = Leer la regla { $rule }
rules-title = Reglas: { $game }
rules-english = Están solo en inglés; el resto de esta página habla tres idiomas.
rules-contents = Contenido
rules-detail = Todas las reglas en detalle
rules-detail-what = Las reglas numeradas que sigue la mesa, cada una con su procedencia. Las líneas del registro llevan aquí.
rules-detail-open = Mostrar todas las reglas
rules-all = Todas las reglas
rules-short = Reglas
log-undo = { $name } deshace su jugada.
log-time-up = { $name }: se acabó el tiempo. Se juega en su lugar:
clock-warning = Quedan diez segundos
clock-was-up = { $who ->
    [you] Se te acabó el tiempo. Se ha jugado por ti: { $played }
   *[other] Se acabó el tiempo de { $name }. Se ha jugado en su lugar: { $played }
  }
skip = Saltar hasta ahora
digest = Registro: { $n } líneas mientras esperabas
digest-title = Mientras esperabas
hint-ask = ¿Qué haría un cazador?
hint-thinking = Un cazador está pensando…
hint-would = Un cazador elegiría: { $words }
hint-play = Jugar eso
your-decision = Tú decides: { $question }

## El instructor de una lección

coach = Instructor
coach-step = Paso { $step } de { $of }
coach-play-on = Seguir sin instructor

## La mesa de texto

beside = Tratos, mientras la mesa espera
beside-asked = { $name } espera una respuesta
text-your-decision = Tú decides
text-no-decision = Nada que decidir
text-nothing-yet = Todavía no hay nada en la mesa.
text-over = La partida ha terminado.
text-sealed = Tu elección queda oculta hasta que todos hayan elegido.
text-sealed-chosen = Has elegido { $choice }. Puedes cambiarlo hasta que todos hayan elegido.
text-subset = { $min ->
    [0] Elige hasta { $max }; llevas { $n }.
   *[other] Elige de { $min } a { $max }; llevas { $n }.
  }
text-amount = Un número de { $min } a { $max }
text-order = Ponlos en orden, del primero al último.
text-order-up = Subir { $label }
text-order-down = Bajar { $label }
text-detail = Detalles
text-detail-of = Detalles: { $label }
text-barred = No disponible ahora ({ $count })
text-barred-line = { $label }: { $why }
text-confirm = Confirmar
command-label = Línea de órdenes
command-placeholder = Un número o las primeras letras
command-send = Enviar
command-said = Has elegido: { $label }.
command-no-undo = No hay nada que deshacer.
command-help-1 = Escribe el número de una opción o las primeras letras de su texto y pulsa Intro. Cuando se piden varias, separa los números con espacios.
command-help-2 = Fuera de este campo un dígito responde al instante, y una barra inclinada te trae aquí.
command-help-3 = Órdenes: mirar: lee la mesa; registro: lee las últimas líneas (registro 20: las veinte últimas); deshacer: anula tu última respuesta; ayuda: muestra esto.
command-which = ¿Cuál de estas: { $labels }?
command-unknown = Esa no es una de las opciones. Escribe ayuda si te pierdes.
command-wrong = Esos números no responden a esta pregunta.
command-not-asked = Ahora mismo no tienes nada que decidir.
command-help-words = ayuda
command-log-words = registro
command-undo-words = deshacer
command-look-words = mirar

## El final, y después

end-you-won = ¡Ganas!
end-won = Gana { $name }
end-shared = { $names } comparten el primer puesto
end-open = Resultado
end-look = Cerrar y mirar la mesa
end-replay = Ver la repetición
end-replay-turn = Ver desde el momento decisivo
end-see = Verlo
end-story = La historia de la partida
share-open = Compartir
share-title = El resultado en imagen
share-save = Guardar la imagen
share-send = Enviar
share-link = Copiar el enlace
share-link-hint = En un servicio de mensajería, el enlace muestra esta imagen.
share-copied = El enlace está copiado.
share-failed = No se ha podido cargar la imagen.
stats-open = Estadísticas
stats-title = La partida en cifras
stats-loading = Contando…
stats-failed = No se han podido cargar las cifras.
stats-numbers = En números
rematch = Jugar otra vez
rematch-all = Jugar otra vez con todos
rematch-join = Unirse a la nueva partida
rematch-watch = Ver la nueva partida
rematch-opened = Se ha abierto una nueva partida con las mismas personas.
fair-title = ¿Juego limpio? Compruébalo
fair-what = Antes de la primera carta el servidor mostró la huella de una semilla secreta; ahora muestra la semilla. Cada barajada y cada tirada salen de ella.
fair-commitment = Huella, mostrada antes de repartir
fair-seed = Semilla, mostrada al final
fair-how = Descarga el archivo de la partida y repite con tu propia copia de Cantina cada barajada:
fair-download = Descargar la partida

replay-title = Repetición: { $game }
replay-eyes = Punto de vista
replay-eyes-spectator = Alguien que mira
replay-eyes-all = Todas las manos a la vista
replay-saw = Como lo vio { $name }: { $heading }
replay-side = Registro y archivo
replay-first = Primer paso
replay-prev = Paso anterior
replay-next = Paso siguiente
replay-last = Último paso
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Paso de la repetición
replay-step = { $step } de { $of }
replay-share = Copiar enlace
replay-copied = El enlace a este paso está copiado.
replay-not-copied = El navegador no deja copiar; toma la dirección de la barra de direcciones.

lost-page = Aquí no hay nada
lost-page-why = No hay ninguna página en esta dirección.
lost-table = Esa mesa no existe
lost-table-why = Puede que el enlace esté cortado, o que la mesa estuviera en otro servidor.
lost-full = Esta mesa está llena
lost-full-why = Tiene todos los espectadores que admite. Inténtalo más tarde.
lost-evicted = El anfitrión te ha echado de la mesa
lost-evicted-why = No puedes volver a esta mesa. Hay otras mesas abiertas para ti.
lost-private = Esta mesa es privada
lost-private-why = Solo pueden verla quienes juegan. Pide al anfitrión un enlace de jugador.
lost-closed = Esta mesa está cerrada
lost-closed-why = El anfitrión la ha cerrado para todos.
lost-replay = Aquí no hay repetición
lost-replay-why = Una mesa se puede repetir cuando su partida ha terminado, nunca antes: hasta entonces las manos son secretas.
lost-rules = Aquí no hay reglas
lost-rules-why = Ningún juego se llama así.
