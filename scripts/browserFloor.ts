/**
 * The oldest browsers that the app runs in, by their main version. Below these the code would fail: it calls
 * Array.prototype.toSorted (Chrome 110, Firefox 115, Safari 16) and URL.canParse (120, 115, 17), and shows what is
 * chosen and focused by :has() (105, 121, 15.4).
 */
export const BROWSER_FLOOR = { Chrome: 120, Edge: 120, Firefox: 121, Safari: 17 } as const

/** The floor as the build's target: newer syntax is rewritten. */
export const buildTarget: string[] = Object.entries(BROWSER_FLOOR).map(
  ([name, version]) => name.toLowerCase() + version,
)

const named = Object.entries(BROWSER_FLOOR).map(([name, version]) => `${name} ${version}`)

/** The floor in words, as the README and the page say it. */
export const floorWords = `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`

/** Checks for what browsers below the floor lack, as JavaScript expressions that every browser can evaluate. */
const NEEDED = [
  'Array.prototype.toSorted',
  'window.URL&&URL.canParse',
  'window.CSS&&CSS.supports&&CSS.supports("selector(:has(a))")',
]

/**
 * Returns the script that runs first in the page, in syntax of 2009: below the floor it shows a sentence in place of the
 * app, and holds back the code that would load it (src/app/root/bootstrap.ts waits for `head-read`, and moves the page's
 * address until then).
 */
export function floorCode(productName: string): string {
  const words = [
    ['h1', `${productName} needs a newer browser`],
    ['p', `It runs in ${floorWords}, and in newer ones. Update this browser or use another one.`],
    ['p', 'Nothing was loaded, connected or signed.'],
  ]
  const code = `(function(){
if(${NEEDED.join('&&')})return;
var address=location.href;
addEventListener("head-read",function(event){event.stopImmediatePropagation()});
addEventListener("DOMContentLoaded",function(){
history.replaceState(history.state,"",address);
var root=document.getElementById("root"),words=${JSON.stringify(words)},i,part;
while(root.firstChild)root.removeChild(root.firstChild);
root.setAttribute("role","alert");
root.style.cssText="max-width:480px;margin:108px auto;padding:16px;font-family:sans-serif";
for(i=0;i<words.length;i++){part=document.createElement(words[i][0]);part.textContent=words[i][1];root.appendChild(part)}
})})()`
  return code.replaceAll('\n', '')
}
