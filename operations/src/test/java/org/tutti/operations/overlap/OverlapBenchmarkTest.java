package org.tutti.operations.overlap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.operations.overlap.CalibratedWork.Work;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

class OverlapBenchmarkTest {
  /** An allreduce that counts its starts. */
  private static final class Counted extends OverlapBenchmark {
    private int starts;

    @Override
    protected void start(Communicator comm, Message message, Request request) {
      starts++;
      comm.iallreduce(
          message.send(),
          message.receive(),
          message.count(),
          message.datatype(),
          message.op(),
          request);
    }
  }

  @Test
  void theOperationIsCompleteAfterTheWorkHoweverOftenItIsTested() {
    AtomicInteger right = new AtomicInteger();
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          for (int tests : new int[] {0, 1, 10}) {
            Message message = message(comm, 64 + tests);
            Counted counted = new Counted();
            counted.work = 1;
            counted.tests = tests;
            counted.calibrate(comm, message, control(comm));
            message.send().putLong(0, comm.rank() + 1L);
            int before = counted.starts;
            counted.overlap(comm, message);
            if (counted.starts == before + 1
                && message.receive().getLong(0) == 3
                && comm.activeRequests() == 0) {
              right.incrementAndGet();
            }
          }
        });
    assertThat(right).hasValue(2 * 3);
  }

  @Test
  void noWorkNeedsNoCalibration() {
    AtomicInteger right = new AtomicInteger();
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          Message message = message(comm, 256);
          Counted idle = new Counted();
          idle.calibrate(comm, message, control(comm));
          message.send().putLong(0, comm.rank() + 1L);
          idle.overlap(comm, message);
          if (idle.starts == 1 && message.receive().getLong(0) == 3) {
            right.incrementAndGet();
          }
        });
    assertThat(right).hasValue(2);
  }

  @Test
  void workIsCalibratedOncePerOperationAndSize() {
    AtomicInteger calibrated = new AtomicInteger();
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          Message message = message(comm, 128);
          Counted first = new Counted();
          first.work = 1;
          first.calibrate(comm, message, control(comm));
          Counted second = new Counted();
          second.work = 2;
          second.calibrate(comm, message, control(comm));
          if (first.starts > 0 && second.starts == 0) {
            calibrated.incrementAndGet();
          }
        });
    assertThat(calibrated).hasValue(2);
  }

  /** Such as one in which a library sets up its memory. */
  @Test
  void aFirstCallBeyondTheLimitIsNotAllThatIsMeasured() {
    AtomicInteger right = new AtomicInteger();
    InProcess.run(
        2,
        session -> {
          Communicator comm = session.world();
          AtomicInteger calls = new AtomicInteger();
          Runnable slowAtFirst =
              () -> {
                if (calls.getAndIncrement() == 0) {
                  LockSupport.parkNanos(60_000_000);
                }
              };
          CalibratedWork.counts("slow at first", List.of(), 1, comm, message(comm, 8), slowAtFirst);
          if (calls.get() > 6) {
            right.incrementAndGet();
          }
        });
    assertThat(right).hasValue(2);
  }

  @Test
  void negativeAmountsAreRefusedByName() {
    Counted counted = new Counted();
    counted.tests = -1;
    assertThatThrownBy(() -> counted.checkProcesses(2))
        .hasMessageContaining("Parameter tests cannot be '-1'. Give at least 0.");
    counted.work = Double.NaN;
    assertThatThrownBy(() -> counted.checkProcesses(2))
        .hasMessageContaining("Parameter work cannot be 'NaN'.");
  }

  @Test
  void aCountIsAStepOfTheGenerator() {
    assertThat(Work.count(0, 7)).isEqualTo(7);
    assertThat(Work.count(3, 7)).isEqualTo(Work.count(1, Work.count(2, 7)));
    assertThat(Work.nanosPerCount()).isPositive();
  }

  private static Control control(Communicator comm) {
    return new Control(comm.rank(), comm.size(), 0, -1);
  }

  private static Message message(Communicator comm, long msize) {
    MessageBuffer send = comm.allocate(Datatype.LONG, 8);
    MessageBuffer receive = comm.allocate(Datatype.LONG, 8);
    return new Message(send, receive, 8, Datatype.LONG, 0, msize, ReduceOp.SUM);
  }
}
