# language: en
Feature: Loans
  Members take books home.

  Background:
    Given the base URL https://api.library.example
    And the REST service '/loans'

  Scenario: A member asks for a book
    When the loans are requested
    Then the response HTTP code is equal to 200
