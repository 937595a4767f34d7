import { FIRST_LIST, NEWER_LIST } from '../../devnet/lists/documents.ts'
import { BROKEN_NAME, LIST_NAME } from '../../devnet/lists/names.ts'
import { expect, openSwap, searchToken, test, tokenOption } from './support/journey.ts'
import { listsUrl } from './support/site.ts'
import { expectFound, importList, listRow, openManage, openPicker } from './support/tokens.ts'

const HTTPS_LIST = 'https://lists.example.org/bakery.json'

test('a list by https is inspected, imported with consent, searched, kept over a reload, and switched off and on', async ({
  page,
}) => {
  await page.route(HTTPS_LIST, (route) =>
    route.fulfill({
      body: FIRST_LIST.text,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await openSwap(page)
  const dialog = await openPicker(page)
  await expectFound(page, 'RYE', false)
  await openManage(page, 'Lists')
  await page.getByRole('textbox', { name: 'Add a list' }).fill(HTTPS_LIST)
  await expect(dialog).toContainText('Bakery List')
  await expect(dialog).toContainText('v1.0.0')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog).toContainText('Import at your own risk')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await importList(page, HTTPS_LIST)
  await expect(listRow(page, 'Bakery List')).toContainText('v1.0.0')
  await expect(listRow(page, 'Bakery List').getByRole('link', { name: /See/ })).toHaveAttribute(
    'href',
    new RegExp(`${encodeURIComponent(HTTPS_LIST)}$`),
  )
  await page.getByRole('textbox', { name: 'Add a list' }).fill(HTTPS_LIST)
  await expect(dialog).toContainText('Loaded')

  await page.reload()
  await openPicker(page)
  await searchToken(page, 'rye')
  await expect(tokenOption(page, 'RYE')).toContainText('Bakery List')
  await searchToken(page, 'another cake')
  await expect(tokenOption(page, 'CAKE')).toContainText('Same symbol as a listed token')
  await searchToken(page, 'cake')
  await expect(page.getByRole('option')).toHaveCount(2)
  await expect(page.getByRole('option').first()).toContainText('Cake Token')
  await dialog.getByRole('button', { name: 'Lowest value first' }).click()
  await expect(page.getByRole('option').first()).toContainText('Another Cake')
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPicker(page)
  await expect(page.getByRole('option', { selected: true })).toContainText('Cake Token')

  await openManage(page, 'Lists')
  await page.getByRole('switch', { name: 'Bakery List' }).uncheck()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await searchToken(page, 'rye')
  await expect(tokenOption(page, 'RYE')).toContainText('Import')
})

test('a newer version waits for consent', async ({ page, request }) => {
  await request.post(`${listsUrl}/withdraw`)
  await openSwap(page)
  const dialog = await openPicker(page)
  await importList(page, `${listsUrl}/list.json`)
  await request.post(`${listsUrl}/publish`)
  try {
    await page.reload()
    await openPicker(page)
    await openManage(page, 'Lists')
    const row = listRow(page, 'Bakery List')
    await expect(row).toContainText('Version v1.1.0 is available')
    await expect(row).toContainText('Tokens added: 1, removed: 0, changed: 0')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expectFound(page, 'MILL', false)
    await openManage(page, 'Lists')
    await row.getByRole('button', { name: 'Update list' }).click()
    await expect(row.getByRole('button', { name: 'Update list' })).toHaveCount(0)
    await expect(row).toContainText('v1.1.0')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expectFound(page, 'MILL', true)
  } finally {
    await request.post(`${listsUrl}/withdraw`)
  }
})

test('a list by a name of the local registry; a list is removed after a confirmation, and the last one cannot be', async ({
  page,
}) => {
  await openSwap(page)
  const dialog = await openPicker(page)
  await importList(page, LIST_NAME)
  const rows = page.getByRole('list', { name: 'Lists' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('button', { name: 'Remove' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectFound(page, 'OAT', true)
  await importList(page, `${listsUrl}/newer.json`)
  await expect(rows).toHaveCount(2)

  const row = rows.filter({ hasText: 'v1.1.0' })
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toContainText('Please confirm you would like to remove this list')
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await row.getByRole('button', { name: 'Remove' }).click()
  await row.getByRole('button', { name: 'Remove' }).last().click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Add a list' })).toBeFocused()
})

test('an invalid list is rejected, with the reason under the button; a list by content, through the local gateway', async ({
  page,
}) => {
  await openSwap(page)
  const dialog = await openPicker(page)
  await openManage(page, 'Lists')
  const field = page.getByRole('textbox', { name: 'Add a list' })
  const rows = page.getByRole('list', { name: 'Lists' }).getByRole('listitem')
  await expect(rows).toHaveCount(0)

  for (const nowhere of ['a list', 'ftp://lists.example.org/list.json']) {
    await field.fill(nowhere)
    await expect(dialog).toContainText('Enter valid list location')
    await field.clear()
    await expect(dialog).not.toContainText('Enter valid list location')
  }
  for (const [location, reason] of [
    [`${listsUrl}/broken.json`, 'Token list failed validation: '],
    [BROKEN_NAME, 'Failed to translate contenthash to URI: '],
  ] as const) {
    await field.fill(location)
    await expect(dialog).toContainText('Error importing list')
    const button = dialog.getByRole('button', { name: 'Import', exact: true })
    const message = page.getByRole('tabpanel').getByText(reason)
    await expect(message).toBeVisible()
    const [above, below] = [await button.boundingBox(), await message.boundingBox()]
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
  }
  await expect(rows).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Back' }).click()
  await importList(page, `ipfs://${FIRST_LIST.cid}`)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectFound(page, 'OAT', true)
})

test('imports the inspected list, whatever its host returns later', async ({ page }) => {
  let text = FIRST_LIST.text
  await page.route(HTTPS_LIST, (route) =>
    route.fulfill({ body: text, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } }),
  )
  await openSwap(page)
  const dialog = await openPicker(page)
  await openManage(page, 'Lists')
  await page.getByRole('textbox', { name: 'Add a list' }).fill(HTTPS_LIST)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  text = NEWER_LIST.text
  await page.getByRole('checkbox', { name: 'I understand' }).check()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(listRow(page, 'Bakery List')).toContainText('v1.0.0')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectFound(page, 'OAT', true)
  await expectFound(page, 'MILL', false)
})
