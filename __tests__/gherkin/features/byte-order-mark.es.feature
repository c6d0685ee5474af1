# language: es
Característica: Marca de orden de bytes
  Escenario: Uno
    Dado el servicio REST /libros
