/**
 * Oldest supported browsers, by major version. Older ones fail: the code calls Array.prototype.toSorted (Chrome 110,
 * Firefox 115, Safari 16) and URL.canParse (120, 115, 17). Styles select chosen and focused elements with :has() (105, 121,
 * 15.4).
 */
export const BROWSER_FLOOR = { Chrome: 120, Edge: 120, Firefox: 121, Safari: 17 } as const

/** Build target: syntax that is newer than the floor is transpiled. */
export const buildTarget: string[] = Object.entries(BROWSER_FLOOR).map(
  ([name, version]) => name.toLowerCase() + version,
)

const names = Object.entries(BROWSER_FLOOR).map(([name, version]) => `${name} ${version}`)

/** The floor as text, for the README and the page. */
export const floorText = `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** Feature checks that fail in browsers below the floor, as JavaScript expressions that every browser can evaluate. */
const REQUIRED_FEATURES = [
  'Array.prototype.toSorted',
  'window.URL&&URL.canParse',
  'window.CSS&&CSS.supports&&CSS.supports("selector(:has(a))")',
]

/**
 * Returns the first script of the page, in ES5 syntax. Below the floor it replaces the app by a message, and stops the
 * event `head-read`. src/app/root/bootstrap.ts loads the app's code only after that event, and changes the page's URL
 * until then, so the script restores the URL.
 */
export function floorCode(productName: string): string {
  const message = [
    ['h1', `${productName} needs a newer browser`],
    ['p', `It runs in ${floorText}, and in newer ones. Update this browser or use another one.`],
    ['p', 'Nothing was loaded, connected or signed.'],
  ]
  const code = `(function(){
if(${REQUIRED_FEATURES.join('&&')})return;
var url=location.href;
addEventListener("head-read",function(event){event.stopImmediatePropagation()});
addEventListener("DOMContentLoaded",function(){
history.replaceState(history.state,"",url);
var root=document.getElementById("root"),message=${JSON.stringify(message)},i,element;
while(root.firstChild)root.removeChild(root.firstChild);
root.setAttribute("role","alert");
root.style.cssText="max-width:480px;margin:108px auto;padding:16px;font-family:sans-serif";
for(i=0;i<message.length;i++){element=document.createElement(message[i][0]);element.textContent=message[i][1];root.appendChild(element)}
})})()`
  return code.replaceAll('\n', '')
}
