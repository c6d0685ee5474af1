# language: es
@implementation
Característica: Préstamos, cómo

  # redefinition.stepMap: 1-2
  @ID-10
  Escenario: Pedir
    Dado el servicio REST '/prestamos'
    Cuando se consultan los préstamos
    Entonces el código de respuesta HTTP es igual a 200
