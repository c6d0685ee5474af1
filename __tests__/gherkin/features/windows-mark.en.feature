# language: en
Feature: Both
  Scenario: One
    Given the REST service /books