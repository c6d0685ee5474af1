if (typeof document !== 'undefined') {
  // What a component shows later is waited for, however slow the machine is: the second that is the default is too little for some.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 })
  // The DOM of the tests has no layout.
  Element.prototype.scrollIntoView = () => {}
}
