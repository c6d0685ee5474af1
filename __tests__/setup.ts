/** What a component shows later is waited for, however slow the machine is: the second that is the default is too little for some. */
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 })
