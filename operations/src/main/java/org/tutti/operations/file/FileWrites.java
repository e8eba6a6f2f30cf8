package org.tutti.operations.file;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.tutti.annotations.Level;
import org.tutti.annotations.Param;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Request;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/** Writing: each rank looks for what another one has written. */
abstract class FileWrites extends WaitingBenchmark {
  @Param("WRITTEN")
  public InitialContent content;

  @Param("RETURN")
  public FileCompletion completion;

  FileWrites(FileUse use, FilePosition position) {
    super(use, position);
  }

  @Override
  final void beginPass(Message message, boolean first) {
    if (content != InitialContent.WRITTEN) {
      together.barrier();
      file.setSize(0);
      if (content == InitialContent.SPARSE) {
        file.setSize(total());
      }
    }
  }

  /** Ends an operation that has returned. */
  protected final void complete() {
    if (completion != FileCompletion.RETURN) {
      file.sync();
    }
    if (completion == FileCompletion.VISIBLE) {
      together.barrier();
      file.sync();
    }
  }

  /** Ends an operation that was started. */
  protected final void complete(Request started) {
    await(started);
    complete();
  }

  /** Reads what was written first, aside from what is measured. */
  @TearDown(Level.CALL)
  public void look(Message message, Control control) {
    if (file == null || control.observation() > 0) {
      return;
    }
    settle();
    if (position == FilePosition.SHARED) {
      find(message);
    } else {
      get(message, start(0, (place + 1) % ranks));
    }
    together.barrier();
  }

  /** Reads the block that this rank has written, wherever it is among those of all ranks. */
  private void find(Message message) {
    boolean found = false;
    for (int rank = 0; rank < ranks && !found; rank++) {
      get(message, start(0, rank));
      found = isOwn(message);
    }
  }

  private static boolean isOwn(Message message) {
    Optional<ByteBuffer> sent = message.send().view();
    Optional<ByteBuffer> read = message.receive().view();
    return sent.isPresent() && read.isPresent() && sent.get().mismatch(read.get()) < 0;
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    boolean isOwn = use == FileUse.PRIVATE || position == FilePosition.SHARED;
    switch (use) {
      case COMMON, PRIVATE ->
          arrivals.block(
              0, place.count(), isOwn ? place.rank() : (place.rank() + 1) % place.processes(), 0);
      case ALONE -> arrivals.block(0, place.rank() == 0 ? place.count() : 0, 0, 0);
    }
  }
}
