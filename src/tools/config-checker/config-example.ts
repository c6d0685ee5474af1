/** A configuration with a fault of most kinds: what the checker shows to whoever has none at hand. */
export const CONFIG_EXAMPLE = `wakamiti:
  resourceTypes:
    - gherkin
  tagFiler: smoke
  launcher:
    modules:
      - es.iti.wakamiti:rest-wakamiti-plugin:2.9.4
  rest:
    baseURL: http://localhost:8080
    contentType: JSN
    timeout: 1 minute
  database:
    connection:
      url: jdbc:mysql://localhost:3306/library
      username: tester
      password: secret
  logs:
    showLogo: false
`
