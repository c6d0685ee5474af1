import type { Localized } from '@/i18n/locale'

/** A feature with a finding of three kinds, to see what the checker does. */
export const FEATURE_EXAMPLE: Localized = {
  es: `# language: es
Característica: Alta de usuarios

  Antecedentes:
    Dada la URL base http://localhost:8080
    Y el servicio REST /users

  Escenario: Crear y borrar un usuario
    Cuando se crea el usuario con los datos siguientes:
      """json
      { "name": "Ada" }
      """
    Entonces el código de respuesta HTTP es igual a 201
    Y se elimina el usuario con id = '1' de la tabla users
    Y la respuesta es parcialmente:
      """json
      { "name": "Ada" }
      """
`,
  en: `# language: en
Feature: User registration

  Background:
    Given the base URL http://localhost:8080
    And the REST service /users

  Scenario: Create and delete a user
    When the user is created with following data:
      """json
      { "name": "Ada" }
      """
    Then the response HTTP code is equal to 201
    And the file 'photos/ada.png' is deleted
    And the response contains:
      """json
      { "name": "Ada" }
      """
`,
}
