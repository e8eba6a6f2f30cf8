package org.tutti.examples.endtoend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CountDownLatch;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Timeout;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/** A benchmark that works, and some that do what no benchmark should. */
@Param(msizes = 8)
public class MisbehavingBenchmark {
  private boolean done;

  @Collective(Operation.ALLREDUCE)
  public void sound(Communicator communicator, Message message) {
    communicator.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), ReduceOp.SUM);
  }

  @Collective(Operation.BARRIER)
  @Timeout(2)
  public void loops(Communicator communicator) {
    while (communicator.rank() == 1) {
      Thread.onSpinWait();
    }
    communicator.barrier();
  }

  /** Every rank waits for a message that none sends. */
  @Collective(Operation.ALLREDUCE)
  @Timeout(2)
  public void deadlocks(Communicator communicator, Message message) {
    int other = (communicator.rank() + 1) % communicator.size();
    communicator.recv(message.receive(), message.count(), message.datatype(), other, 7);
  }

  /** The last rank takes part in another collective than the others. */
  @Collective(Operation.ALLREDUCE)
  @Timeout(2)
  public void mismatches(Communicator communicator, Message message) {
    if (communicator.rank() < communicator.size() - 1) {
      communicator.bcast(
          message.send(), message.count(), message.datatype(), communicator.size() - 1);
      communicator.barrier();
      communicator.barrier();
    } else {
      communicator.barrier();
      communicator.recv(message.receive(), message.count(), message.datatype(), 0, 7);
    }
  }

  @Collective(Operation.BARRIER)
  @Timeout(6)
  public void halts(Communicator communicator) {
    if (communicator.rank() == 1) {
      Runtime.getRuntime().halt(0);
    }
    communicator.barrier();
  }

  /** A program that lives much longer than the launch. */
  @Collective(Operation.BARRIER)
  public void forks(Communicator communicator) {
    if (!done) {
      done = true;
      try {
        new ProcessBuilder("sleep", "600").start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    communicator.barrier();
  }

  /** A thread that is no daemon and never ends. */
  @Collective(Operation.BARRIER)
  public void leavesThread(Communicator communicator) {
    if (!done) {
      done = true;
      new Thread(
              () -> {
                try {
                  new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                  return;
                }
              })
          .start();
    }
    communicator.barrier();
  }
}
