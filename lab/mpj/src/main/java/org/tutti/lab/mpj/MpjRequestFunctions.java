package org.tutti.lab.mpj;

import static java.lang.invoke.MethodType.methodType;
import static org.tutti.lab.mpj.MpjFunction.function;
import static org.tutti.lab.mpj.MpjFunction.method;
import static org.tutti.lab.mpj.MpjLibrary.COMM;
import static org.tutti.lab.mpj.MpjLibrary.STATUS;
import static org.tutti.lab.mpj.MpjLibrary.message;

import java.lang.invoke.MethodType;

/** Messages that are started, and their completion. */
final class MpjRequestFunctions {
  static final Class<?> REQUEST = MpjLibrary.type("mpi.Request");
  static final Class<?> PERSISTENT = MpjLibrary.type("mpi.Prequest");

  private static final Class<?> STATUSES = STATUS.arrayType();
  private static final MethodType ONE = methodType(STATUS, REQUEST.arrayType());
  private static final MethodType SOME = methodType(STATUSES, REQUEST.arrayType());

  static final MpjFunction ISEND = method(COMM, "Isend", message(REQUEST));
  static final MpjFunction ISSEND = method(COMM, "Issend", message(REQUEST));
  static final MpjFunction IRSEND = method(COMM, "Irsend", message(REQUEST));
  static final MpjFunction IRECV = method(COMM, "Irecv", message(REQUEST));

  static final MpjFunction SEND_INIT = method(COMM, "Send_init", message(PERSISTENT));
  static final MpjFunction SSEND_INIT = method(COMM, "Ssend_init", message(PERSISTENT));
  static final MpjFunction RSEND_INIT = method(COMM, "Rsend_init", message(PERSISTENT));
  static final MpjFunction RECV_INIT = method(COMM, "Recv_init", message(PERSISTENT));

  static final MpjFunction START = method(PERSISTENT, "Start", methodType(void.class));
  static final MpjFunction STARTALL =
      function(PERSISTENT, "Startall", methodType(void.class, PERSISTENT.arrayType()));

  static final MpjFunction WAIT = method(REQUEST, "Wait", methodType(STATUS));

  /** No status if the communication is not complete; so are the others that test. */
  static final MpjFunction TEST = method(REQUEST, "Test", methodType(STATUS));

  static final MpjFunction WAITALL = function(REQUEST, "Waitall", SOME);
  static final MpjFunction WAITANY = function(REQUEST, "Waitany", ONE);
  static final MpjFunction WAITSOME = function(REQUEST, "Waitsome", SOME);
  static final MpjFunction TESTALL = function(REQUEST, "Testall", SOME);
  static final MpjFunction TESTANY = function(REQUEST, "Testany", ONE);
  static final MpjFunction TESTSOME = function(REQUEST, "Testsome", SOME);

  /** Whether there is nothing to wait for. */
  static final MpjFunction IS_NULL = method(REQUEST, "Is_null", methodType(boolean.class));

  private MpjRequestFunctions() {}
}
