Feature: English needs no header
  Scenario: So it is
    Given the REST service '/a'
    When the books are requested
    But the response HTTP code is not equal to 500
