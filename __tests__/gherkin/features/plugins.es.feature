# language: es
Característica: Varios plugins
  Escenario: Uno de cada
    Dada la URL base https://api.biblioteca.example
    Y el servicio REST '/a'
    Y la cola de destino PEDIDOS
    Y el servidor de correo ubicado en 'imap.example':993 usando el protocolo imaps
    Cuando se envía a la cola PEDIDOS el siguiente mensaje JSON:
      """json
      {}
      """
    Y se espera durante 2 segundos
    Entonces la tabla LIBROS no está vacía
    Y el fichero 'salida.txt' existe
    Y el asunto del correo empieza por 'Aviso'
