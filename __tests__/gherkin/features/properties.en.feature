# language: en
# modules: rest-steps, database-steps
# an ordinary comment
@books
# dataFormatLanguage: es
Feature: Comments as properties
  Background:
    # id: base
    Given the base URL https://api.library.example

  # redefinition.stepMap: 2-1
  @ID-7 @slow
  Scenario: Numbers as in Spain
    Given the REST service '/books'
    Then the response length es mayor que 1.400
    # dataFormatLanguage: en
    And the response length is greater than 1,400
    And the table BOOKS is empty
