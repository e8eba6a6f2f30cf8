package org.tutti.records.json;

/** Text that is not the JSON it should be. Readers turn it into an error that names the file. */
public final class MalformedJsonException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public MalformedJsonException(String message) {
    super(message);
  }

  public MalformedJsonException(String message, Throwable cause) {
    super(message, cause);
  }
}
