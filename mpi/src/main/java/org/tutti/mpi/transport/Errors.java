package org.tutti.mpi.transport;

import org.tutti.mpi.MpiException;

/**
 * The errors of providers without a library, with the error classes as the ABI of MPI-5 numbers
 * them.
 */
public final class Errors {
  private static final int BUFFER = 1;
  private static final int COUNT = 2;
  private static final int TAG = 4;
  private static final int COMMUNICATOR = 5;
  private static final int RANK = 6;
  private static final int REQUEST = 7;
  private static final int ROOT = 8;
  private static final int OPERATOR = 10;
  private static final int TOPOLOGY = 11;
  private static final int DIMENSIONS = 12;
  private static final int ARGUMENT = 13;
  private static final int TRUNCATE = 15;

  private Errors() {}

  /** A message of {@code length} bytes met a receive of {@code room} bytes. */
  public static MpiException truncated(int length, int room, int source, int tag) {
    return new MpiException(
        "receive",
        TRUNCATE,
        String.format(
            "message truncated: %d bytes from rank %d with tag %d, room for %d",
            length, source, tag, room));
  }

  public static MpiException buffer(String function, String text) {
    return new MpiException(function, BUFFER, text);
  }

  public static MpiException count(String function, long count) {
    return new MpiException(function, COUNT, "count is negative: " + count);
  }

  public static MpiException tag(String function, int tag) {
    return new MpiException(function, TAG, "tag is negative: " + tag);
  }

  public static MpiException freed(String function) {
    return new MpiException(function, COMMUNICATOR, "the communicator was freed");
  }

  public static MpiException world(String function) {
    return new MpiException(function, COMMUNICATOR, "the world communicator cannot be freed");
  }

  public static MpiException rank(String function, int rank, int size) {
    return new MpiException(
        function, RANK, "no rank " + rank + " in a communicator of " + size + " processes");
  }

  public static MpiException root(String function, int root, int size) {
    return new MpiException(
        function, ROOT, "no root " + root + " in a communicator of " + size + " processes");
  }

  public static MpiException operator(String function, String text) {
    return new MpiException(function, OPERATOR, text);
  }

  public static MpiException argument(String function, String text) {
    return new MpiException(function, ARGUMENT, text);
  }

  public static MpiException request(String function, String text) {
    return new MpiException(function, REQUEST, text);
  }

  public static MpiException topology(String function, String text) {
    return new MpiException(function, TOPOLOGY, text);
  }

  public static MpiException dimensions(String function, String text) {
    return new MpiException(function, DIMENSIONS, text);
  }
}
