Feature: Limits
  Scenario Template: With <books> books
    Given a timeout of <wait>
    And the REST service '/members/<member>'
    When the member is requested
    Then the response HTTP code is equal to <code>
    And the decimal response header X-Quota is less than <quota>

    Scenarios: Few
      | books | wait      | member | code  | quota |
      | 1     | 5 seconds | 7      | 200   | 0.5   |
      | 2     | 1 minute  | 8      | 1,200 | 1.25  |
