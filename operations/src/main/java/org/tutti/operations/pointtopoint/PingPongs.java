package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.OperationsPerCall;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.PointToPoint;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;
import org.tutti.operations.state.AttachedBuffer;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/**
 * Messages there and back between two ranks, or each way at the same time: one method for each way
 * to send and to receive. Those that need something made before are classes of their own.
 */
public class PingPongs {
  private static final int TAG = 1;

  @Baseline
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(
      value = "ping-pong",
      suites = {"point-to-point", "first-use"})
  @Counterparts(
      osu = "osu_latency",
      imb = "IMB-MPI1 PingPong, PingPongSpecificSource, IMB-P2P PingPong",
      skampi = "Pingpong_Send_Recv",
      mpptest = "mpptest -sync -roundtrip -specified",
      reprompi = "Send_Recv")
  @Description("latency: half a round trip of MPI_Send and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ping(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ping")
  public void pong(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:any-source", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 PingPongAnySource", mpptest = "mpptest, its default")
  @Description("latency: half a round trip, received from MPI_ANY_SOURCE")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void anySource(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), Communicator.ANY_SOURCE, TAG);
  }

  @Role(value = Ranks.LAST, of = "anySource")
  public void answerAnySource(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), Communicator.ANY_SOURCE, TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:any-tag", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Send_Recv_AT")
  @Description("latency: half a round trip, received with MPI_ANY_TAG")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void anyTag(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(
        message.receive(),
        message.count(),
        message.datatype(),
        control.partner(),
        Communicator.ANY_TAG);
  }

  @Role(value = Ranks.LAST, of = "anyTag")
  public void answerAnyTag(Communicator comm, Message message, Control control) {
    comm.recv(
        message.receive(),
        message.count(),
        message.datatype(),
        control.partner(),
        Communicator.ANY_TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  /** Memory for two messages is attached. */
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Bsend", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Bsend_Recv")
  @Description("latency: half a round trip of MPI_Bsend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void bsend(Communicator comm, Message message, Control control, AttachedBuffer attached) {
    comm.bsend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "bsend")
  public void answerBsend(
      Communicator comm, Message message, Control control, AttachedBuffer attached) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.bsend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Irecv", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Send_Irecv", reprompi = "Send_Irecv")
  @Description("latency: half a round trip of MPI_Send and MPI_Irecv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void irecv(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(
        message.receive(), message.count(), message.datatype(), control.partner(), TAG, request);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    request.waitFor();
  }

  @Role(value = Ranks.LAST, of = "irecv")
  public void answerIrecv(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(
        message.receive(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Test", suites = "point-to-point")
  @Description("latency: half a round trip of MPI_Send and MPI_Irecv, completed with MPI_Test")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void test(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(
        message.receive(), message.count(), message.datatype(), control.partner(), TAG, request);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    while (!request.test()) {
      Thread.onSpinWait();
    }
  }

  @Role(value = Ranks.LAST, of = "test")
  public void answerTest(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.irecv(
        message.receive(), message.count(), message.datatype(), control.partner(), TAG, request);
    while (!request.test()) {
      Thread.onSpinWait();
    }
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Isend", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Isend_Recv", reprompi = "Isend_Recv")
  @Description("latency: half a round trip of MPI_Isend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void isend(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.isend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "isend")
  public void answerIsend(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.isend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Issend", suites = "point-to-point")
  @Counterparts(skampi = "Pingpong_Issend_Recv")
  @Description("latency: half a round trip of MPI_Issend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void issend(Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.issend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "issend")
  public void answerIssend(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.issend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
  }

  /** Memory for two messages is attached. */
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-pong:Ibsend", suites = "point-to-point")
  @Description("latency: half a round trip of MPI_Ibsend and MPI_Recv")
  @OperationsPerCall(2)
  @Role(Ranks.FIRST)
  public void ibsend(
      Communicator comm,
      Message message,
      Control control,
      PendingRequest pending,
      AttachedBuffer attached) {
    Request request = pending.request;
    comm.ibsend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.LAST, of = "ibsend")
  public void answerIbsend(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    Request request = pending.request;
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.ibsend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    request.waitFor();
  }

  /** Each rank of the lower half with one of the upper half. */
  @PointToPoint(Pattern.HALVES)
  @Catalog(value = "ping-pong:pairs", suites = "point-to-point")
  @Counterparts(
      osu = "osu_multi_lat",
      imb = "IMB-MPI1 -multi 0 PingPong",
      skampi = "Par_Pingpong_Send_Recv")
  @Description("latency: half a round trip of all pairs at once")
  @OperationsPerCall(2)
  @Role(Ranks.LOWER_HALF)
  public void pairs(Communicator comm, Message message, Control control) {
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @Role(value = Ranks.UPPER_HALF, of = "pairs")
  public void answerPairs(Communicator comm, Message message, Control control) {
    comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "head-to-head", suites = "point-to-point")
  @Counterparts(mpptest = "mpptest -head")
  @Description("MPI_Sendrecv of both ranks at once")
  @Role(Ranks.FIRST)
  public void headToHead(Communicator comm, Message message, Control control) {
    sendrecv(comm, message, control);
  }

  @Role(value = Ranks.LAST, of = "headToHead")
  public void headToHeadOfLast(Communicator comm, Message message, Control control) {
    sendrecv(comm, message, control);
  }

  private void sendrecv(Communicator comm, Message message, Control control) {
    comm.sendrecv(
        message.send(),
        message.count(),
        control.partner(),
        TAG,
        message.receive(),
        message.count(),
        control.partner(),
        TAG,
        message.datatype());
  }

  /** Both of two ranks send before they receive, so that messages meet each other. */
  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-ping", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 PingPing, PingPingSpecificSource, IMB-P2P PingPing")
  @Description("MPI_Isend of both ranks, then MPI_Recv")
  @Role(Ranks.FIRST)
  public void pingPing(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, control.partner(), pending);
  }

  @Role(value = Ranks.LAST, of = "pingPing")
  public void pingPingOfLast(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, control.partner(), pending);
  }

  @PointToPoint(Pattern.FIRST_WITH_LAST)
  @Catalog(value = "ping-ping:any-source", suites = "point-to-point")
  @Counterparts(imb = "IMB-MPI1 PingPingAnySource")
  @Description("MPI_Isend of both ranks, then MPI_Recv from MPI_ANY_SOURCE")
  @Role(Ranks.FIRST)
  public void pingPingAnySource(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, Communicator.ANY_SOURCE, pending);
  }

  @Role(value = Ranks.LAST, of = "pingPingAnySource")
  public void pingPingAnySourceOfLast(
      Communicator comm, Message message, Control control, PendingRequest pending) {
    exchange(comm, message, control, Communicator.ANY_SOURCE, pending);
  }

  private static void exchange(
      Communicator comm, Message message, Control control, int source, PendingRequest pending) {
    Request request = pending.request;
    comm.isend(
        message.send(), message.count(), message.datatype(), control.partner(), TAG, request);
    comm.recv(message.receive(), message.count(), message.datatype(), source, TAG);
    request.waitFor();
  }

  /** Ping-pong of nonblocking sends and receives. */
  public static class PingPongNonblocking {
    private Requests requests;

    @Setup
    public void make(Communicator comm) {
      requests = comm.requests(2);
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "ping-pong:Isend-Irecv", suites = "point-to-point")
    @Counterparts(mpptest = "mpptest -async", reprompi = "Isend_Irecv")
    @Description("latency: half a round trip of MPI_Isend and MPI_Irecv")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void ping(Communicator comm, Message message, Control control) {
      comm.irecv(
          message.receive(),
          message.count(),
          message.datatype(),
          control.partner(),
          TAG,
          requests.at(0));
      comm.isend(
          message.send(),
          message.count(),
          message.datatype(),
          control.partner(),
          TAG,
          requests.at(1));
      requests.waitAll();
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong(Communicator comm, Message message, Control control) {
      comm.irecv(
          message.receive(),
          message.count(),
          message.datatype(),
          control.partner(),
          TAG,
          requests.at(0));
      requests.at(0).waitFor();
      comm.isend(
          message.send(),
          message.count(),
          message.datatype(),
          control.partner(),
          TAG,
          requests.at(1));
      requests.at(1).waitFor();
    }
  }

  /** Ping-pong of synchronous sends. */
  public static class PingPongSynchronous {
    /** A send to nobody finds out on all ranks, and not only on the first, whether there is one. */
    @Setup
    public void find(Communicator comm, Message message) {
      comm.ssend(message.send(), 0, message.datatype(), Communicator.PROC_NULL, TAG);
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "ping-pong:Ssend", suites = "point-to-point")
    @Counterparts(skampi = "Pingpong_Ssend_Recv", mpptest = "mpptest -ssend")
    @Description("latency: half a round trip of MPI_Ssend and MPI_Recv")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void ping(Communicator comm, Message message, Control control) {
      comm.ssend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
      comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong(Communicator comm, Message message, Control control) {
      comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
      comm.ssend(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    }
  }

  /** Ping-pong that asks for each message before it is received. */
  public static class PingPongProbe {
    private Status status;

    @Setup
    public void make(Communicator comm) {
      status = comm.status();
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "ping-pong:probe", suites = "point-to-point")
    @Counterparts(skampi = "Pingpong_Send_Iprobe_Recv")
    @Description("latency: half a round trip with MPI_Iprobe before each receive")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void ping(Communicator comm, Message message, Control control) {
      comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
      await(comm, control.partner());
      comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong(Communicator comm, Message message, Control control) {
      await(comm, control.partner());
      comm.recv(message.receive(), message.count(), message.datatype(), control.partner(), TAG);
      comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    }

    private void await(Communicator comm, int source) {
      while (!comm.iprobe(source, TAG, status)) {
        Thread.onSpinWait();
      }
    }
  }

  /** Ping-pongs that match each message before it is received. */
  public static class PingPongMprobe {
    private MatchedMessage matched;
    private Status status;
    private Request request;

    @Setup
    public void make(Communicator comm) {
      matched = comm.matchedMessage();
      status = comm.status();
      request = comm.request();
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "ping-pong:mprobe", suites = "point-to-point")
    @Description("latency: half a round trip with MPI_Mprobe and MPI_Mrecv")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void ping(Communicator comm, Message message, Control control) {
      send(comm, message, control);
      receive(comm, message, control);
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong(Communicator comm, Message message, Control control) {
      receive(comm, message, control);
      send(comm, message, control);
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "ping-pong:improbe", suites = "point-to-point")
    @Description("latency: half a round trip with MPI_Improbe and MPI_Imrecv")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void asked(Communicator comm, Message message, Control control) {
      send(comm, message, control);
      ask(comm, message, control);
    }

    @Role(value = Ranks.LAST, of = "asked")
    public void answered(Communicator comm, Message message, Control control) {
      ask(comm, message, control);
      send(comm, message, control);
    }

    private static void send(Communicator comm, Message message, Control control) {
      comm.send(message.send(), message.count(), message.datatype(), control.partner(), TAG);
    }

    private void receive(Communicator comm, Message message, Control control) {
      comm.mprobe(control.partner(), TAG, matched, status);
      matched.mrecv(message.receive(), message.count(), message.datatype());
    }

    private void ask(Communicator comm, Message message, Control control) {
      while (!comm.improbe(control.partner(), TAG, matched, status)) {
        Thread.onSpinWait();
      }
      matched.imrecv(message.receive(), message.count(), message.datatype(), request);
      request.waitFor();
    }
  }

  /** Ping-pong of persistent requests, which are started for each message. */
  public static class PingPongPersistent {
    /** The requests to send and to receive; null on ranks without a partner. */
    protected Requests requests;

    private Request send;
    private Request receive;

    @Setup
    public void initialize(Communicator comm, Message message, Control control) {
      // On all ranks: what a library lacks, it lacks on all of them.
      Requests made = comm.requests(2);
      if (control.partner() >= 0) {
        comm.sendInit(
            message.send(),
            message.count(),
            message.datatype(),
            control.partner(),
            TAG,
            made.at(0));
        comm.recvInit(
            message.receive(),
            message.count(),
            message.datatype(),
            control.partner(),
            TAG,
            made.at(1));
        requests = made;
        send = made.at(0);
        receive = made.at(1);
      }
    }

    /** The library may not have persistent requests; there are none then. */
    @TearDown
    public void free() {
      if (requests != null) {
        send.free();
        receive.free();
        requests = null;
      }
    }

    @PointToPoint(Pattern.FIRST_WITH_LAST)
    @Catalog(value = "ping-pong:persistent", suites = "point-to-point")
    @Counterparts(osu = "osu_latency_persistent", mpptest = "mpptest -persistant")
    @Description("latency: half a round trip of persistent sends and receives")
    @OperationsPerCall(2)
    @Role(Ranks.FIRST)
    public void ping() {
      requests.startAll();
      requests.waitAll();
    }

    @Role(value = Ranks.LAST, of = "ping")
    public void pong() {
      receive.start();
      receive.waitFor();
      send.start();
      send.waitFor();
    }
  }
}
