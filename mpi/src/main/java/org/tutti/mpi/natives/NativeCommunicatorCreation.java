package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.Supplier;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.CommunicatorCreation;
import org.tutti.mpi.LibrarySession;
import org.tutti.mpi.RankGroup;
import org.tutti.mpi.Request;
import org.tutti.mpi.RequestInUse;

/** Making communicators of groups. */
interface NativeCommunicatorCreation extends CommunicatorCreation, NativeHandle {
  @Override
  default RankGroup group(int... ranks) {
    return NativeGroup.of(handle(), ranks);
  }

  @Override
  default Optional<Communicator> create(RankGroup group) {
    CreationFunctions.COMM_CREATE.call(
        handle(), NativeGroup.handle(group), OutParameters.address());
    long made = OutParameters.handle();
    return made == CreationFunctions.COMM_NULL
        ? Optional.empty()
        : Optional.of(NativeCommunicator.of(made));
  }

  @Override
  default Communicator createGroup(RankGroup group, int tag) {
    CreationFunctions.COMM_CREATE_GROUP.call(
        handle(), NativeGroup.handle(group), tag, OutParameters.address());
    return NativeCommunicator.of(OutParameters.handle());
  }

  @Override
  default Supplier<Communicator> idup(Request request) {
    ByteBuffer made = OutParameters.handles(1);
    CreationFunctions.COMM_IDUP.call(
        handle(), LibraryBinding.addressOf(made), NativeRequest.address(request));
    NativeRequest.started(request, made);
    return () -> {
      if (request.isActive()) {
        throw RequestInUse.active();
      }
      long duplicate = OutParameters.handle(made, 0);
      return isTwoSided()
          ? NativeCommunicator.ofTwoGroups(duplicate)
          : NativeCommunicator.of(duplicate);
    };
  }

  @Override
  default Communicator splitShared(int key) {
    CreationFunctions.COMM_SPLIT_TYPE.call(
        handle(),
        CreationFunctions.SHARED,
        key,
        CreationFunctions.INFO_NULL,
        OutParameters.address());
    return NativeCommunicator.of(OutParameters.handle());
  }

  @Override
  default Communicator intercommunicator(int leader, Communicator peer, int remoteLeader, int tag) {
    if (!(peer instanceof NativeCommunicator there)) {
      throw new IllegalArgumentException("the communicator is of another provider: " + peer);
    }
    CreationFunctions.INTERCOMM_CREATE.call(
        handle(), leader, there.handle(), remoteLeader, tag, OutParameters.address());
    return NativeCommunicator.ofTwoGroups(OutParameters.handle());
  }

  @Override
  default Communicator merge(boolean high) {
    CreationFunctions.INTERCOMM_MERGE.call(handle(), high ? 1 : 0, OutParameters.address());
    return NativeCommunicator.of(OutParameters.handle());
  }

  @Override
  default int eventTypes() {
    return ToolEvents.types();
  }

  @Override
  default LibrarySession openSession() {
    CreationFunctions.SESSION_INIT.call(
        CreationFunctions.INFO_NULL, CreationFunctions.ERRORS_RETURN, OutParameters.address());
    return new NativeLibrarySession(OutParameters.handle());
  }
}
