# language: es
Característica: Bloques de texto
  Escenario: Con su tipo y con otra marca
    Dado el servicio REST '/libros'
    Cuando se crea el libro con los siguientes datos:
      """
      # esto no es un comentario
      Escenario: esto no es un escenario
      { "titulo": "El Quijote", "citas": "\"\"\"" }
      """
    Entonces la respuesta es parcialmente:
      ```
      | esto | no es una tabla |
      """
      ```
