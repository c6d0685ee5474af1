# language: es
Característica: Viñetas
  Escenario: Sin palabras
    * el servicio REST '/a'
    * se consultan los libros
    * el código de respuesta HTTP es igual a 200
