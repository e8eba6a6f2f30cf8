package org.tutti.records.json;

/** Text that is not the expected JSON. Readers turn this into an error that names the file. */
public final class MalformedJsonException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public MalformedJsonException(String message) {
    super(message);
  }

  public MalformedJsonException(String message, Throwable cause) {
    super(message, cause);
  }
}
