# language: es
Característica: Límites
  Esquema del escenario: Con <libros> libros
    Dado un timeout de <espera>
    Y el servicio REST '/socios/<socio>'
    Cuando se consulta el socio
    Entonces el código de respuesta HTTP es igual a <código>
    Y el decimal la cabecera de la respuesta X-Cuota es menor que <cuota>

    Ejemplos: Pocos
      | libros | espera     | socio | código | cuota |
      | 1      | 5 segundos | 7     | 200    | 0,5   |
      | 2      | 1 minuto   | 8     | 1.200  | 1,25  |

    Ejemplos: Muchos
      | libros | espera    | socio | código | cuota  |
      | 99     | 10 minutos | 9    | 409    | 12,0   |
