# language: es
Característica: Dado que, Y que
  Escenario: Todas las palabras clave
    Dado que se usa la conexión 'principal'
    Y que se ha insertado el contenido del fichero CSV 'libros.csv' en la tabla de BBDD LIBROS
    E el servicio REST '/a'
    Cuando se ha eliminado el libro con ISBN = '1' de la tabla LIBROS
    Pero se limpia la tabla PRESTAMOS
    Entonces la tabla PRESTAMOS está vacía en 5 segundos
    Dados los siguientes parámetros de búsqueda:
      | nombre | valor |
      | a      | b     |
    Dadas las siguientes cabeceras:
      | nombre | valor |
      | a      | b     |
