import { translated } from './locale'

const es = {
  file: 'alta-usuarios.feature',
  label: 'Escenario',
  title: 'Un usuario nuevo aparece en el servicio',
  text: `Dada la URL base http://localhost:8080
Y el servicio REST '/users'
Cuando se crea el usuario con los siguientes datos:
Entonces el código de respuesta HTTP es igual a 201
Y el usuario con name = 'Ada' existe en la tabla users`,
  failed: {
    title: 'Dos usuarios no pueden llamarse igual',
    text: 'Entonces el código de respuesta HTTP es igual a 409',
    reason: 'Se esperaba 409 y llegó 201.',
  },
}

/** The scenario of the home page; the build matches its steps against the catalogue. */
export type HomeExampleStrings = typeof es

const en: HomeExampleStrings = {
  file: 'new-users.feature',
  label: 'Scenario',
  title: 'A new user appears in the service',
  text: `Given the base URL http://localhost:8080
And the REST service '/users'
When the user is created with the following data:
Then the response HTTP code is equal to 201
And the user having name = 'Ada' exists in the table users`,
  failed: {
    title: 'Two users cannot have the same name',
    text: 'Then the response HTTP code is equal to 409',
    reason: 'Expected 409, got 201.',
  },
}

export const HOME_EXAMPLE_STRINGS = translated<HomeExampleStrings>({ es, en })
