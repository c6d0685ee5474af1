# language: en
Feature: Mail
  Ability to read mail.
  Scenario: Assertions of texts
    Given the email folder 'INBOX'
    Then the subject of the email starts with 'Notice' (ignoring case)
    And the sender of the email contains '@library.example'
    And the number of attachments in the email is greater than or equal to 1
    And that a new email is received within 1,500 milliseconds
