package org.tutti.lab.mpj;

import static java.lang.invoke.MethodType.methodType;
import static org.tutti.lab.mpj.MpjFunction.method;
import static org.tutti.lab.mpj.MpjLibrary.COMM;
import static org.tutti.lab.mpj.MpjLibrary.STATUS;
import static org.tutti.lab.mpj.MpjLibrary.block;
import static org.tutti.lab.mpj.MpjLibrary.message;

import java.lang.invoke.MethodType;

/** Blocking messages. */
final class MpjMessageFunctions {
  private static final MethodType SOURCE_AND_TAG = methodType(STATUS, int.class, int.class);

  static final MpjFunction SEND = method(COMM, "Send", message(void.class));
  static final MpjFunction SSEND = method(COMM, "Ssend", message(void.class));
  static final MpjFunction RSEND = method(COMM, "Rsend", message(void.class));
  static final MpjFunction RECV = method(COMM, "Recv", message(STATUS));
  static final MpjFunction PROBE = method(COMM, "Probe", SOURCE_AND_TAG);

  /** No status if there is no message. */
  static final MpjFunction IPROBE = method(COMM, "Iprobe", SOURCE_AND_TAG);

  static final MpjFunction SENDRECV =
      method(
          COMM, "Sendrecv", message(STATUS).appendParameterTypes(message(STATUS).parameterArray()));

  /** A buffer, destination, tag, source, tag. */
  static final MpjFunction SENDRECV_REPLACE =
      method(
          COMM,
          "Sendrecv_replace",
          block()
              .appendParameterTypes(int.class, int.class, int.class, int.class)
              .changeReturnType(STATUS));

  private MpjMessageFunctions() {}
}
