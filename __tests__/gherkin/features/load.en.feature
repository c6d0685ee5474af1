# language: en
Feature: Load
  Scenario: JMeter, with words that REST has too
    Given the base URL https://api.library.example
    And a timeout of 30 seconds
    And a GET call to the service '/books'
    And with the following headers:
      | name   | value            |
      | Accept | application/json |
    When 100 threads are executed in 1 minute holding 5 minutes
    Then the 95th percentile is less than 2 seconds
    And the number of errors is equal to 0
