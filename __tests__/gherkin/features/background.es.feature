# language: es
Característica: Préstamos
  Los socios se llevan libros.

  Antecedentes:
    Dada la URL base https://api.biblioteca.example
    Y el servicio REST '/prestamos'

  Escenario: Un socio pide un libro
    Cuando se consultan los préstamos
    Entonces el código de respuesta HTTP es igual a 200
