/** Texts and colours of a result picture. */
export interface ResultPicture {
  title: string
  team: string
  /** Name of the reward group, the largest text. */
  group: string
  lines: readonly string[]
  foot: string
  background: string
  ink: string
}

/** Size of the picture in pixels: that of a link's preview. */
export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [1200, 630]

const FACE = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
const MARGIN = 72
const MEDAL = { x: 980, y: 260, radius: 130 }
const RIBBON = { width: 52, length: 150 }

/** Draws a medal with a star. */
function drawMedal(context: CanvasRenderingContext2D, ink: string): void {
  const { x, y, radius } = MEDAL
  context.fillStyle = ink
  for (const side of [-1, 1]) {
    context.save()
    context.translate(x, y + radius / 2)
    context.rotate(side * -0.35)
    context.globalAlpha = 0.35
    context.fillRect(-RIBBON.width / 2, 0, RIBBON.width, RIBBON.length + radius / 2)
    context.restore()
  }
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.globalAlpha = 0.9
  context.fill()
  context.globalAlpha = 1
  context.beginPath()
  for (let corner = 0; corner < 10; corner += 1) {
    const reach = corner % 2 === 0 ? radius * 0.72 : radius * 0.3
    const angle = (corner * Math.PI) / 5 - Math.PI / 2
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  }
  context.closePath()
}

/** Draws the picture. Nothing is loaded for it: it consists of text and shapes only. */
export function drawResult(context: CanvasRenderingContext2D, picture: ResultPicture, isRightToLeft: boolean): void {
  const { title, team, group, lines, foot, background, ink } = picture
  context.save()
  context.fillStyle = background
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  if (isRightToLeft) {
    // The medal is on the other side; texts are not mirrored.
    context.translate(PICTURE_WIDTH, 0)
    context.scale(-1, 1)
  }
  drawMedal(context, ink)
  context.fillStyle = background
  context.fill()
  context.restore()
  context.save()
  context.fillStyle = ink
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  const x = isRightToLeft ? PICTURE_WIDTH - MARGIN : MARGIN
  const write = (text: string, y: number, px: number, weight: number) => {
    context.font = `${weight} ${px}px ${FACE}`
    context.fillText(text, x, y, MEDAL.x - MEDAL.radius - 2 * MARGIN)
  }
  write(title, 116, 36, 500)
  write(group, 236, 104, 700)
  write(team, 306, 48, 600)
  for (const [at, line] of lines.entries()) write(line, 390 + at * 54, 38, 500)
  write(foot, PICTURE_HEIGHT - 44, 28, 400)
  context.restore()
}
