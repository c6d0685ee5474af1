# language: es
Característica: Fines de línea de Windows

  Escenario: Uno
    Dado el servicio REST /libros
    Entonces la respuesta es parcialmente:
      """json
      {}
      """
    Y la tabla LIBROS está vacía
