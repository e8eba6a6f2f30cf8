package org.tutti.lab.stress;

import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** Messages between pairs of ranks, in every mode. */
final class StressedMessages {
  private static final StressData PAIR = new PairData(false);
  private static final int TAG = 11;
  private static final int READY = 12;

  private StressedMessages() {}

  /** Sends a message, or starts or sets up doing so. */
  private interface Sending {
    void to(Communicator comm, Message message, int destination, Request request);
  }

  static List<StressOperation> all() {
    return List.of(
        pair("MPI_Sendrecv", StressedMessages::sendrecv),
        new StressOperation("MPI_Sendrecv_replace", new PairData(true), StressedMessages::replace),
        pair(
            "MPI_Send",
            inTurns((c, m, to, r) -> c.send(m.send(), m.count(), m.datatype(), to, TAG))),
        pair(
            "MPI_Ssend",
            inTurns((c, m, to, r) -> c.ssend(m.send(), m.count(), m.datatype(), to, TAG))),
        pair(
            "MPI_Bsend",
            buffered(
                inTurns((c, m, to, r) -> c.bsend(m.send(), m.count(), m.datatype(), to, TAG)))),
        pair(
            "MPI_Rsend",
            whenReady((c, m, to, r) -> c.rsend(m.send(), m.count(), m.datatype(), to, TAG), false)),
        pair(
            "MPI_Isend",
            started((c, m, to, r) -> c.isend(m.send(), m.count(), m.datatype(), to, TAG, r))),
        pair(
            "MPI_Issend",
            started((c, m, to, r) -> c.issend(m.send(), m.count(), m.datatype(), to, TAG, r))),
        pair(
            "MPI_Ibsend",
            buffered(
                started((c, m, to, r) -> c.ibsend(m.send(), m.count(), m.datatype(), to, TAG, r)))),
        pair(
            "MPI_Irsend",
            whenReady(
                (c, m, to, r) -> c.irsend(m.send(), m.count(), m.datatype(), to, TAG, r), true)),
        pair(
            "MPI_Send_init",
            kept((c, m, to, r) -> c.sendInit(m.send(), m.count(), m.datatype(), to, TAG, r))),
        pair(
            "MPI_Ssend_init",
            kept((c, m, to, r) -> c.ssendInit(m.send(), m.count(), m.datatype(), to, TAG, r))),
        pair(
            "MPI_Bsend_init",
            buffered(
                kept((c, m, to, r) -> c.bsendInit(m.send(), m.count(), m.datatype(), to, TAG, r)))),
        pair(
            "MPI_Rsend_init",
            keptWhenReady(
                (c, m, to, r) -> c.rsendInit(m.send(), m.count(), m.datatype(), to, TAG, r))));
  }

  private static StressOperation pair(String name, StressOperation.Call call) {
    return new StressOperation(name, PAIR, call);
  }

  private static void sendrecv(StressArguments place) {
    Message m = place.message();
    int other = place.partner();
    place
        .comm()
        .sendrecv(
            m.send(), m.count(), other, TAG, m.receive(), m.count(), other, TAG, m.datatype());
  }

  private static void replace(StressArguments place) {
    Message m = place.message();
    int other = place.partner();
    place
        .comm()
        .sendrecvReplace(
            m.send(), m.count(), m.datatype(), other, TAG, other, TAG, place.comm().status());
  }

  /** The lower rank sends first. */
  private static StressOperation.Call inTurns(Sending sending) {
    return place -> {
      boolean isFirst = place.comm().rank() < place.partner();
      if (isFirst) {
        sending.to(place.comm(), place.message(), place.partner(), null);
      }
      receive(place);
      if (!isFirst) {
        sending.to(place.comm(), place.message(), place.partner(), null);
      }
    };
  }

  /** The message is on its way when the other one is received. */
  private static StressOperation.Call started(Sending sending) {
    return place -> {
      Request request = place.comm().request();
      sending.to(place.comm(), place.message(), place.partner(), request);
      receive(place);
      request.waitFor();
    };
  }

  private static StressOperation.Call kept(Sending sending) {
    return place -> {
      Request request = place.comm().request();
      sending.to(place.comm(), place.message(), place.partner(), request);
      request.start();
      receive(place);
      request.waitFor();
      request.free();
    };
  }

  /** What is sent to nobody first tells whether the library has the mode. */
  private static StressOperation.Call whenReady(Sending sending, boolean isStarted) {
    return place -> {
      Request request = place.comm().request();
      for (int to : new int[] {PointToPointMessages.PROC_NULL, place.partner()}) {
        Request receive = place.comm().request();
        if (to >= 0) {
          expect(place, receive);
        }
        sending.to(place.comm(), place.message(), to, request);
        if (isStarted) {
          request.waitFor();
        }
        if (to >= 0) {
          receive.waitFor();
        }
      }
    };
  }

  private static StressOperation.Call keptWhenReady(Sending sending) {
    return place -> {
      Request request = place.comm().request();
      sending.to(place.comm(), place.message(), place.partner(), request);
      Request receive = place.comm().request();
      expect(place, receive);
      request.start();
      request.waitFor();
      receive.waitFor();
      request.free();
    };
  }

  /** Memory is attached for one message. */
  private static StressOperation.Call buffered(StressOperation.Call call) {
    return place -> {
      place.comm().bufferAttach(place.attachable());
      call.on(place);
      place.comm().bufferDetach();
    };
  }

  private static void receive(StressArguments place) {
    Message m = place.message();
    place.comm().recv(m.receive(), m.count(), m.datatype(), place.partner(), TAG);
  }

  /** Receives from the partner as soon as it sends, which it learns that it may. */
  private static void expect(StressArguments place, Request receive) {
    Message m = place.message();
    int other = place.partner();
    place.comm().irecv(m.receive(), m.count(), m.datatype(), other, TAG, receive);
    place.comm().sendrecv(m.send(), 0, other, READY, m.receive(), 0, other, READY, m.datatype());
  }
}
