# language: en
Feature: Tables
  Scenario: Cells with bars, backslashes and nothing
    Given the REST service '/books'
    And the following query parameters:
      | name  | value       |
      | title | war \| peace |
      | path  | C:\\books   |
      | empty |             |
    And the following records exist in the table BOOKS:
      | ISBN | TITLE | YEAR |
      | 1    | Ulysses | 1922 |
