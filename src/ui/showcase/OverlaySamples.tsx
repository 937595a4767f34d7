import { Copy, LogOut, Palette, Settings2, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { TextField } from '../controls/TextField'
import { SearchSelect } from '../form/SearchSelect'
import { DialogStack } from '../overlay/DialogStack'
import { Drawer } from '../overlay/Drawer'
import { Menu } from '../overlay/Menu'
import { Popover } from '../overlay/Popover'
import { announce } from '../toast/announce'
import { Section } from './Section'
import { Row } from '../layout/Row'
import { Stack } from '../layout/Stack'

type View = { name: 'search' } | { name: 'manage' } | { name: 'importToken'; symbol: string }

const HOME: View = { name: 'search' }
const BACK = { manage: HOME }
const LANGUAGES = ['English', 'Deutsch', 'العربية', '简体中文']
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) => ({ value: letter, label: letter }))

function Views({ onClose }: { onClose: () => void }) {
  const [letter, setLetter] = useState<string>()
  return (
    <DialogStack home={HOME} backTo={BACK} onClose={onClose}>
      {({ view, open }) => {
        if (view.name === 'manage') {
          return {
            title: 'Manage',
            children: (
              <Stack>
                <SearchSelect label="Letter" options={LETTERS} value={letter} onPick={setLetter} />
                <Button onClick={() => open({ name: 'importToken', symbol: 'CAKE' })}>Import CAKE</Button>
              </Stack>
            ),
          }
        }
        if (view.name === 'importToken') return { title: 'Import tokens', children: <p>{view.symbol}</p> }
        return {
          title: 'Select a token',
          footer: <Button onClick={() => open({ name: 'manage' })}>Manage tokens</Button>,
          children: (
            <Stack>
              <TextField label="Search name or paste address" value="" onType={announce} data-focus-first />
              <Button onClick={() => open({ name: 'importToken', symbol: 'BUSD' })}>Import BUSD</Button>
            </Stack>
          ),
        }
      }}
    </DialogStack>
  )
}

function Menus() {
  const [language, setLanguage] = useState('English')
  const wallet = [
    { label: 'Copy address', icon: Copy, onPick: () => announce('Copied') },
    { label: 'View on explorer', href: location.origin },
    { label: 'Swap', to: '/swap' },
    { label: 'Not now', icon: Settings2, disabled: true, onPick: () => announce('Never') },
    { label: 'Disconnect', icon: LogOut, isDestructive: true, onPick: () => announce('Disconnected') },
  ]
  const languages = LANGUAGES.map((label) => ({
    label,
    chosen: label === language,
    onPick: () => setLanguage(label),
  }))
  return (
    <>
      <Menu
        label="Wallet"
        items={wallet}
        renderButton={(opener) => (
          <Button icon={Wallet} {...opener}>
            0x12…34
          </Button>
        )}
      />
      <Menu label="Language" items={languages} renderButton={(opener) => <Button {...opener}>{language}</Button>} />
      <Popover label="Look" renderButton={(opener) => <IconButton icon={Palette} label="Look" outlined {...opener} />}>
        {(close) => (
          <Stack>
            <TextField label="Name" value={language} onType={setLanguage} data-focus-first />
            <Button onClick={close}>Done</Button>
          </Stack>
        )}
      </Popover>
    </>
  )
}

/** Samples of everything that opens over the page. */
export function OverlaySamples() {
  const [shown, setShown] = useState<'none' | 'start' | 'end' | 'views'>('none')
  const close = () => setShown('none')
  return (
    <Section id="overlays">
      <Row $gap={12} $wrap>
        <Menus />
        <Button onClick={() => setShown('start')}>Drawer</Button>
        <Button onClick={() => setShown('end')}>Drawer at the end</Button>
        <Button onClick={() => setShown('views')}>Dialog with views</Button>
      </Row>
      {(shown === 'start' || shown === 'end') && (
        <Drawer title="Menu" side={shown} onClose={close} footer={<Button onClick={close}>Done</Button>}>
          <Stack>
            <Button kind="quiet">Trade</Button>
            <Button kind="quiet">Farms</Button>
          </Stack>
        </Drawer>
      )}
      {shown === 'views' && <Views onClose={close} />}
    </Section>
  )
}
