package org.tutti.bench.rootmemory;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;

/**
 * A communicator of many ranks, of which only the root exists: all others say what the root says.
 * They take no memory, so that what the process takes is the root's.
 */
final class EchoingRanks implements InvocationHandler {
  private static final int ROOT = 0;

  private final Communicator alone;
  private final int size;

  private EchoingRanks(Communicator alone, int size) {
    this.alone = alone;
    this.size = size;
  }

  /**
   * @param alone a communicator of one rank, for memory
   * @param size ranks, of which this one is the first
   */
  static Communicator of(Communicator alone, int size) {
    return (Communicator)
        Proxy.newProxyInstance(
            Communicator.class.getClassLoader(),
            new Class<?>[] {Communicator.class},
            new EchoingRanks(alone, size));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] values) throws Throwable {
    switch (method.getName()) {
      case "rank":
        return ROOT;
      case "size":
        return size;
      case "duplicate", "split":
        return of(alone, size);
      case "barrier", "free", "bcast", "send":
        return null;
      case "reduce", "allreduce":
        combine(
            (MessageBuffer) values[0],
            (MessageBuffer) values[1],
            (int) values[2],
            (Datatype) values[3],
            (ReduceOp) values[4]);
        return null;
      case "gather", "allgather":
        repeat(
            (MessageBuffer) values[0],
            (MessageBuffer) values[1],
            (int) values[2] * ((Datatype) values[3]).bytes());
        return null;
      case "recv":
        fill((MessageBuffer) values[0], (int) values[1]);
        return null;
      case "serve":
        serve((MessageBuffer) values[0], (int) values[1], (BooleanSupplier) values[5]);
        return null;
      case "allocate", "status", "request", "activeRequests", "queryThread":
        try {
          return method.invoke(alone, values);
        } catch (InvocationTargetException e) {
          throw e.getCause();
        }
      default:
        throw new UnsupportedOperationException(method.toString());
    }
  }

  private void combine(
      MessageBuffer send, MessageBuffer receive, int count, Datatype datatype, ReduceOp op) {
    for (int index = 0; index < count; index++) {
      if (datatype == Datatype.DOUBLE) {
        receive.putDouble(index, send.getDouble(index) * (op == ReduceOp.SUM ? size : 1));
      } else {
        receive.putLong(index, send.getLong(index) * (op == ReduceOp.SUM ? size : 1));
      }
    }
  }

  private void repeat(MessageBuffer send, MessageBuffer receive, int bytes) {
    for (int rank = 0; rank < size; rank++) {
      for (int index = 0; index < bytes; index++) {
        receive.putByte(rank * bytes + index, send.getByte(index));
      }
    }
  }

  private static void serve(MessageBuffer buffer, int count, BooleanSupplier answer) {
    do {
      fill(buffer, count);
    } while (answer.getAsBoolean());
  }

  private static void fill(MessageBuffer buffer, int count) {
    for (int index = 0; index < count; index++) {
      buffer.putLong(index, 1_000 + index);
    }
  }
}
