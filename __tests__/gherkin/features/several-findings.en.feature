# language: en
Feature: What goes wrong in one file
  Scenario: One thing after the other
    Given the REST service /books
    And the following headers:
    When the book is created with following data:
      """json
      {}
      """
    Then the response HTTP code is equal to 200
      | a |
    And the subject of the email is not empty
    Rubbish
