# language: es
@prestamos @lento # comentario
Característica: Etiquetas

  @ID-1
  @definition
  Escenario: Uno
    Dado el servicio REST '/a'

  @ID-2 @todos
  Esquema del escenario: Otro
    Dado el servicio REST '<ruta>'

    @pocos
    Ejemplos:
      | ruta |
      | /a   |
