import { chromium } from 'playwright-core'
const [,,port,...list]=process.argv
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
for(const item of list){const [route,width,theme='bright',y='0',act='']=item.split('|');const pg=await b.newPage({viewport:{width:+width,height:900}});await pg.addInitScript(t=>localStorage.setItem('theme',t),theme);await pg.goto(`http://localhost:${port}/wakamiti${route}`);await pg.waitForTimeout(700);await pg.evaluate(y=>scrollTo(0,+y),y);await pg.waitForTimeout(400);if(act) {await pg.locator(act).first().click();await pg.waitForTimeout(400)};await pg.screenshot({path:`/tmp/w/s-${list.indexOf(item)}.png`});await pg.close()}
await b.close()
