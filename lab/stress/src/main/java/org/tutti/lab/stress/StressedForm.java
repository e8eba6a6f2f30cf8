package org.tutti.lab.stress;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.mpi.function.CollectiveFunction;
import org.tutti.mpi.function.FunctionArgument;
import org.tutti.mpi.function.FunctionForm;
import org.tutti.runtime.Message;

/** A form of a collective function with what it moves; a persistent one is started twice. */
record StressedForm(CollectiveFunction function, FunctionForm form, StressData data)
    implements StressOperation.Call {

  /** All forms of a function. */
  static Stream<StressOperation> of(CollectiveFunction function, StressData data) {
    return Stream.of(FunctionForm.values())
        .map(
            form ->
                new StressOperation(
                    "MPI_" + function.function(form),
                    data,
                    new StressedForm(function, form, data)));
  }

  @Override
  public void on(StressArguments place) {
    Communicator comm = place.comm();
    List<Object> all = new ArrayList<>();
    all.add(comm);
    function.arguments().forEach(argument -> all.add(value(argument, comm, place.message())));
    if (form == FunctionForm.BLOCKING) {
      call(all);
      return;
    }
    Request request = comm.request();
    all.add(request);
    call(all);
    if (form == FunctionForm.NONBLOCKING) {
      request.waitFor();
      return;
    }
    for (int round = 0; round < 2; round++) {
      request.start();
      request.waitFor();
    }
    request.free();
  }

  private Object value(FunctionArgument argument, Communicator comm, Message message) {
    return switch (argument) {
      case SEND -> message.send();
      case RECEIVE -> message.receive();
      case COUNT -> message.count();
      case OWN_COUNT -> UnequalBlocks.size(comm.rank(), message.count());
      case SEND_BLOCKS ->
          UnequalBlocks.of(comm, message, data.sendBlocks(comm.size()), data.sent(comm));
      case RECEIVE_BLOCKS ->
          UnequalBlocks.of(comm, message, data.receiveBlocks(comm.size()), data.received(comm));
      case COUNTS -> UnequalBlocks.packed(comm, message);
      case TYPED_SEND_BLOCKS ->
          UnequalBlocks.typed(comm, message, data.sendBlocks(comm.size()), data.sent(comm));
      case TYPED_RECEIVE_BLOCKS ->
          UnequalBlocks.typed(comm, message, data.receiveBlocks(comm.size()), data.received(comm));
      case DATATYPE -> message.datatype();
      case OP -> message.op();
      case ROOT -> message.root();
    };
  }

  private void call(List<Object> all) {
    MethodHandle method;
    try {
      method =
          MethodHandles.publicLookup()
              .findVirtual(Communicator.class, function.method(form), type());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("a communicator has each form of each function", e);
    }
    try {
      method.invokeWithArguments(all);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError("no method of a communicator declares an exception", e);
    }
  }

  private MethodType type() {
    List<Class<?>> types = new ArrayList<>();
    function.arguments().forEach(argument -> types.add(argument.type()));
    if (form != FunctionForm.BLOCKING) {
      types.add(Request.class);
    }
    return MethodType.methodType(void.class, types);
  }
}
