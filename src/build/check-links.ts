console.log('link check: to come')
