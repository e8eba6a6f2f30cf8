package org.tutti.operations.rate;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.Request;
import org.tutti.mpi.Requests;
import org.tutti.mpi.RmaWindow;

/**
 * A communicator of the in-process provider that counts what is sent. What that provider lacks is
 * replaced as far as amounts need it: windows move nothing, derived datatypes are bytes, and each
 * thread has the communicator of a rank of its own.
 */
final class CountingRank {
  private static final Set<String> SENDS =
      Set.of(
          "send",
          "ssend",
          "bsend",
          "rsend",
          "isend",
          "issend",
          "ibsend",
          "irsend",
          "sendrecv",
          "sendrecvReplace");
  private static final Set<String> RECEIVES = Set.of("recv", "irecv", "recvInit");
  private static final Set<String> PREPARATIONS =
      Set.of("sendInit", "ssendInit", "bsendInit", "rsendInit");

  private final SentMessages sent = new SentMessages();
  private final List<Communicator> threads;
  private int duplicates;
  private int requests;

  /**
   * @param threads communicators of the same size, one for each thread; empty if the benchmark has
   *     no threads
   */
  CountingRank(List<Communicator> threads) {
    this.threads = threads;
  }

  SentMessages sent() {
    return sent;
  }

  /** The same communicator, which is counted. */
  Communicator of(Communicator real) {
    return proxy(Communicator.class, (proxy, method, arguments) -> call(real, method, arguments));
  }

  private Object call(Communicator real, Method method, Object[] arguments) throws Throwable {
    String name = method.getName();
    if (PREPARATIONS.contains(name)) {
      sent.prepared((int) arguments[1], (Datatype) arguments[2], (Request) arguments[5]);
    } else if (SENDS.contains(name)) {
      sent.sent((int) arguments[1], type(arguments));
    }
    if (SENDS.contains(name) || RECEIVES.contains(name) || PREPARATIONS.contains(name)) {
      return invoke(real, method, inBytes(arguments));
    }
    return switch (name) {
      // What is lent to a thread is lent again.
      case "free" -> threads.contains(real) ? null : invoke(real, method, arguments);
      case "psendInit" -> {
        int elements = (int) arguments[1] * (int) arguments[2];
        sent.prepared(elements, (Datatype) arguments[3], (Request) arguments[6]);
        yield invoke(real, method, arguments);
      }
      case "queryThread" -> MpiThreadLevel.MULTIPLE;
      case "createWindow" -> window();
      case "group" -> proxy(RankGroup.class, (proxy, freed, nothing) -> null);
      case "requests" -> counted(requests(real, (int) arguments[0]));
      case "duplicate" -> of(threads.isEmpty() ? real.duplicate() : threads.get(duplicates++));
      default -> {
        if (name.startsWith("type")) {
          yield CountedDatatype.of(name, arguments);
        }
        Object result = invoke(real, method, arguments);
        yield result instanceof Communicator other ? of(other) : result;
      }
    };
  }

  /** Requests belong to a rank; those of a thread to the rank whose communicator it has. */
  private Requests requests(Communicator real, int count) {
    return (threads.isEmpty() ? real : threads.get(requests++)).requests(count);
  }

  private static Datatype type(Object[] arguments) {
    return (Datatype)
        (arguments[2] instanceof Datatype type ? type : arguments[arguments.length - 1]);
  }

  private static Object[] inBytes(Object[] arguments) {
    if (!(arguments[2] instanceof CountedDatatype derived)) {
      return arguments;
    }
    Object[] bytes = arguments.clone();
    bytes[1] = (int) ((int) arguments[1] * derived.size());
    bytes[2] = Datatype.BYTE;
    return bytes;
  }

  private Requests counted(Requests real) {
    return proxy(
        Requests.class,
        (proxy, method, arguments) -> {
          if (method.getName().equals("startAll")) {
            for (int index = 0; index < real.size(); index++) {
              sent.started(real.at(index));
            }
          }
          return invoke(real, method, arguments);
        });
  }

  /** Synchronizes nothing: no rank waits for what another writes. */
  private RmaWindow window() {
    return proxy(
        RmaWindow.class,
        (proxy, method, arguments) -> {
          if (Set.of("put", "get", "rput", "rget").contains(method.getName())) {
            sent.sent((int) arguments[1], (Datatype) arguments[2]);
          }
          return method.getReturnType() == boolean.class ? true : null;
        });
  }

  private static Object invoke(Object real, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(real, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
