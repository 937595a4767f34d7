import { History, Settings2 } from 'lucide-react'
import { Card } from '../content/Card'
import { PageHeader } from '../content/PageHeader'
import { IconButton } from '../controls/IconButton'
import { MarkdownView } from '../markdown/MarkdownView'
import { Columns, Section } from './Section'
import { Stack } from '../layout/Stack'

const PROPOSAL = `# More CAKE for the pool of BUSD

We propose **two changes**, from the next block on. Read [the discussion](mailto:forum@hotcake.example) first.

1. The pool of BUSD gets *4 %* of what is minted.
2. The ~~old~~ pool ends:
   - nobody loses what is staked,
   - rewards can be taken at any time.

### What it costs

| Pool | Now | Then |
|:--|--:|--:|
| BUSD-BNB | 2 % | 4 % |
| CAKE-BNB | 40 % | 38 % |

> A proposal of less than the threshold is no proposal.

- [x] Written
- [ ] Voted on

The call is \`setPool(4, 400)\`:

\`\`\`
chef.set(4, 400, true)
\`\`\`

![A chart of what was minted](ipfs://bafychart/minted.png) <script>alert(1)</script> [no link](javascript:alert)
`
const ARABIC = 'يُقترح أن يحصل مجمّع BUSD على **4 %** من المكافآت. اقرأ [النقاش](mailto:forum@hotcake.example) أولاً.'

/** Samples of page headers and of untrusted texts. */
export function TextSamples() {
  return (
    <Section id="texts">
      <Columns>
        <Stack>
          <Card>
            <PageHeader
              title="Exchange"
              subtitle="Trade tokens in an instant"
              actions={
                <>
                  <IconButton icon={Settings2} label="Settings" />
                  <IconButton icon={History} label="Recent transactions" />
                </>
              }
            />
          </Card>
          <Card>
            <PageHeader
              title="Add liquidity to a pair with a rather long name"
              subtitle="Receive LP tokens and earn 0.17% of trading fees"
              help="What you add is used by those who trade; they pay you for it."
              back={{ to: '/ui', label: 'All pairs' }}
              actions={<IconButton icon={Settings2} label="Settings" />}
            />
          </Card>
          <Card>
            <MarkdownView text={ARABIC} />
          </Card>
        </Stack>
        <Card>
          <MarkdownView text={PROPOSAL} topHeading={2} />
        </Card>
      </Columns>
    </Section>
  )
}
