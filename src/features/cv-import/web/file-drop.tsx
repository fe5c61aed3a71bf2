import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from 'react'
import { site } from '#features/site/web/site.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { Link } from '#platform/web/ui/link.tsx'

const accept = '.pdf,.docx,.json,.zip,.csv,application/pdf,application/json,application/zip,text/csv'

type FileDropProps = {
  readonly isReading: boolean
  readonly error: string
  readonly onFile: (file: File) => void
  readonly onStop: () => void
}

/** The file chooser of the browser, inside an area where a file can be dropped. */
export function FileDrop({ isReading, error, onFile, onStop }: FileDropProps) {
  const [chooserId, errorId] = [useId(), useId()]
  const [isOver, setOver] = useState(false)
  useMissedDrops()
  function give(file: File | undefined): void {
    if (file && !isReading) onFile(file)
  }
  function stop(): void {
    document.getElementById(chooserId)?.focus()
    onStop()
  }
  const hold = (event: DragEvent, over: boolean): void => {
    event.preventDefault()
    setOver(over)
  }
  return (
    <div className="grid gap-3">
      <div
        onDragOver={(event) => hold(event, true)}
        onDragLeave={(event) => hold(event, false)}
        onDrop={(event) => {
          hold(event, false)
          give(event.dataTransfer.files[0])
        }}
        className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 py-10 text-center ${isOver ? 'border-blue bg-blue-wash' : 'border-line-strong'}`}
      >
        <FileUp aria-hidden="true" className="size-8 text-soft" />
        <p>Drop a file here, or</p>
        <Chooser id={chooserId} errorId={errorId} isReading={isReading} onFile={give} />
        {isReading ? <Reading onStop={stop} /> : <p className={noteClass}>{kinds}</p>}
      </div>
      <FieldError id={errorId} role="alert">
        {error}
      </FieldError>
      <output className="sr-only">{isReading ? 'Reading your file…' : ''}</output>
      <p className="text-sm text-soft">We don't store the file. Nothing is added until you review it.</p>
      <ModelNotice />
    </div>
  )
}

const noteClass = 'max-w-prose text-sm text-soft'
const kinds = 'PDF, Word (DOCX), JSON Resume, or a LinkedIn data export (ZIP or CSV). Up to 5 MB.'

function Reading({ onStop }: Pick<FileDropProps, 'onStop'>) {
  return (
    <>
      <p className={noteClass}>On a slow connection this can take some minutes.</p>
      <Button look="quiet" onClick={onStop}>
        Stop
      </Button>
    </>
  )
}

/** Shown only if text of the file may be sent to a language model. */
function ModelNotice() {
  const { data: address } = useQuery({ ...site, enabled: false })
  if (address?.aiProvider === undefined) return null
  return (
    <p className="text-sm text-soft">
      Where we're not sure what your file says, its text goes to the language model of {address.aiProvider}. We cut out names,
      contact details and numbers of documents that we recognise.{' '}
      <Link to="/privacy-policy" className="text-blue-dark underline underline-offset-4">
        Privacy Policy
      </Link>
    </p>
  )
}

/** Ignores files that are dropped beside the area. By default, the browser would open such a file in place of this page. */
function useMissedDrops(): void {
  useEffect(() => {
    const prevent = (event: Event): void => event.preventDefault()
    window.addEventListener('dragover', prevent)
    window.addEventListener('drop', prevent)
    return () => {
      window.removeEventListener('dragover', prevent)
      window.removeEventListener('drop', prevent)
    }
  }, [])
}

type ChooserProps = Pick<FileDropProps, 'isReading' | 'onFile'> & { readonly id: string; readonly errorId: string }

function Chooser({ id, errorId, isReading, onFile }: ChooserProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0]
    if (file) onFile(file)
    // Allows choosing the same file again after an error.
    currentTarget.value = ''
  }
  return (
    <span>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={errorId}
        // Not disabled while a file is read, which would take the focus away.
        aria-disabled={isReading}
        onClick={(event) => isReading && event.preventDefault()}
        onChange={choose}
        className="peer sr-only"
      />
      <label htmlFor={id} className={buttonClass('primary', 'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2')}>
        {isReading ? 'Reading your file…' : 'Choose a file'}
      </label>
    </span>
  )
}
