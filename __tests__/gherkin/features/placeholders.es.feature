# language: es
Característica: Propiedades
  Escenario: De la configuración y de pasos anteriores
    Dada la URL base ${servidor.url}
    Y un timeout de ${espera} segundos
    Y el servicio REST '/libros/${libro.id}'
    Cuando se consulta el libro ${libro.id}
    Entonces el código de respuesta HTTP es igual a ${codigo}
    Y el texto del fragmento de la respuesta 'titulo' es igual a '${1#$.titulo}'
    Y la tabla ${tabla} está vacía
