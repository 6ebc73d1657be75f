# Las palabras que toda mesa necesita, sea cual sea el juego.

seat = Asiento { $number }

refused-malformed = La mesa no entiende ese mensaje. No ha cambiado nada.
refused-too-long = Ese mensaje es demasiado largo. No ha cambiado nada.
refused-protocol = Esta página no tiene la misma versión que la mesa. Recárgala para seguir.
refused-hello = El primer mensaje debe ser un saludo, y solo hay uno.
refused-no-table = Esa mesa no existe. Comprueba el enlace.
refused-seat-taken = Ese asiento está ocupado. Elige otro.
refused-not-seated = Primero toma asiento.
refused-not-host = Solo quien abrió la mesa puede hacer eso.
refused-wrong-stage = Eso no se puede hacer en este momento de la partida.
refused-no-such-bot = No hay ningún bot de ese nivel.
refused-not-your-decision = Esa pregunta ya no está abierta para ti.
refused-not-on-the-menu = Eso no está permitido ahora.
refused-lesson = Todavía no: sigue al instructor. No ha cambiado nada.
refused-over = La partida ha terminado.
refused-cannot-undo = Alguien ha jugado o visto algo nuevo desde entonces: no se puede deshacer.
refused-storage = No se pudo guardar la jugada. No se ha perdido nada; inténtalo de nuevo en un momento.
refused-fault = La partida ha llegado a un punto que el juego no sabe resolver. No ha cambiado nada; elige otra cosa y avisa a quien lleva este servidor.
refused-busy = Demasiado rápido para la mesa. Espera un momento e inténtalo de nuevo.
refused-shutting-down = La mesa cierra un momento. Conservas tu asiento; volverá a abrir.
refused-dropped = La conexión era demasiado lenta y se cortó. Conservas tu asiento; vuelve.
refused-too-fast = La conexión enviaba demasiado rápido y se cortó. Conservas tu asiento; vuelve.
refused-too-many-tabs = Esta mesa está abierta en demasiados sitios; se ha cerrado la página más antigua.
refused-full = La mesa ya tiene todos los espectadores que admite. Inténtalo más tarde.
refused-too-soon = Puede volver en cualquier momento. Un bot podrá jugar en su lugar pasados 45 segundos.
refused-locked = El anfitrión ha bloqueado la mesa: nadie más puede sentarse.
refused-not-invited = Para sentarse hace falta un enlace de jugador. Pídeselo al anfitrión.
refused-evicted = El anfitrión te ha echado de esta mesa.
refused-private = Esta mesa es privada: solo pueden verla quienes juegan.
refused-closed = El anfitrión ha cerrado esta mesa.
refused-signed-out = Se ha cerrado la sesión en este dispositivo: el secreto se cambió en otro.
refused-changed-too-often = Has cambiado esta respuesta tantas veces como se puede. Ahora es definitiva.
refused-undo-too-often = Has deshecho muchas jugadas en poco tiempo. Espera un momento antes de deshacer más.
refused-log-long = Esta partida se ha hecho muy larga: ya no se pueden deshacer ni cambiar jugadas. Puedes seguir jugando.
refused-log-full = Esta mesa ha llegado al máximo de jugadas. Aquí ya no se puede jugar más; abre otra mesa.
refused-somebody-else = Ahora ese asiento es de otra persona. No ha cambiado nada; vuelve a mirar.
refused-no-hints = En esta mesa no hay consejos.
refused-no-hint-now = Ahora no hay consejo para esto. Vuelve a pedirlo en un momento.
refused-options = Estas opciones no van juntas. No ha cambiado nada.
refused-too-few-seats = Ya hay más personas sentadas.

lesson-watch = Juegan los demás. Mira el registro.
lesson-not-yet = Todavía no. { $hint }
