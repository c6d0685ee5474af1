# language: es
# dataFormatLanguage: en

Dado el servicio REST '/a'
Entonces el tamaño de la respuesta is greater than 1,400
