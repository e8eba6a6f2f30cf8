package org.tutti.lab.mpj;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.tutti.mpi.threads.RankProgram;

/** A job of MPJ Express whose ranks run one program after the other, until one of them fails. */
final class KeptMulticoreJob implements AutoCloseable {
  private static final RankProgram NO_MORE = session -> {};

  private final List<BlockingQueue<RankProgram>> programs = new ArrayList<>();
  private final CompletableFuture<Void> end;

  KeptMulticoreJob(int size) {
    for (int rank = 0; rank < size; rank++) {
      programs.add(new LinkedBlockingQueue<>());
    }
    end =
        CompletableFuture.runAsync(
            () ->
                MulticoreJob.run(
                    size,
                    session -> {
                      BlockingQueue<RankProgram> own = programs.get(session.world().rank());
                      RankProgram program = own.take();
                      while (program != NO_MORE) {
                        program.run(session);
                        program = own.take();
                      }
                    }),
            body -> new Thread(body, "job").start());
  }

  /** Runs a program on all ranks; throws what one of them throws, after which the job is over. */
  void run(RankProgram program) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    AtomicInteger running = new AtomicInteger(programs.size());
    give(
        session -> {
          program.run(session);
          if (running.decrementAndGet() == 0) {
            done.complete(null);
          }
        });
    try {
      CompletableFuture.anyOf(done, end).join();
    } catch (CompletionException e) {
      throw (RuntimeException) e.getCause();
    }
  }

  boolean isOver() {
    return end.isDone();
  }

  @Override
  public void close() {
    give(NO_MORE);
    end.exceptionally(failure -> null).join();
  }

  private void give(RankProgram program) {
    programs.forEach(own -> own.add(program));
  }
}
