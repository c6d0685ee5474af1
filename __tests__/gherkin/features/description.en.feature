# language: en
Business Need: Descriptions
  Free text, also with words that begin like a step:
  Given that nobody reads this.

  Scenario: Described, too
    Some words about it.

    Given the REST service '/a'
