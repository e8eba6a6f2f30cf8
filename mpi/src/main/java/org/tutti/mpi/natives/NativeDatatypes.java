package org.tutti.mpi.natives;

import static java.lang.ref.Reference.reachabilityFence;
import static org.tutti.mpi.natives.NativeBuffer.address;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.Datatypes;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReductionFunction;
import org.tutti.mpi.TypeLayout;
import org.tutti.mpi.UserReduceOp;

/** Making datatypes and reductions, and packing. */
interface NativeDatatypes extends Datatypes, NativeHandle {
  @Override
  default DerivedDatatype typeContiguous(int count, Datatype element) {
    TypeLayout.contiguous(count, element);
    long type = PredefinedHandles.of(element);
    DatatypeFunctions.CONTIGUOUS.call(count, type, OutParameters.address());
    return NativeDatatype.made("contiguous(" + count + " " + element + ")");
  }

  @Override
  default DerivedDatatype typeVector(int count, int blockLength, int stride, Datatype element) {
    TypeLayout.vector(count, blockLength, stride, element);
    long type = PredefinedHandles.of(element);
    DatatypeFunctions.VECTOR.call(count, blockLength, stride, type, OutParameters.address());
    return NativeDatatype.made(
        "vector(" + count + " x " + blockLength + " by " + stride + " " + element + ")");
  }

  @Override
  default DerivedDatatype typeIndexed(int[] blockLengths, int[] displacements, Datatype element) {
    TypeLayout.indexed(blockLengths, displacements, element);
    ByteBuffer lengths = integers(blockLengths);
    ByteBuffer starts = integers(displacements);
    DatatypeFunctions.INDEXED.call(
        blockLengths.length,
        LibraryBinding.addressOf(lengths),
        LibraryBinding.addressOf(starts),
        PredefinedHandles.of(element),
        OutParameters.address());
    reachabilityFence(lengths);
    reachabilityFence(starts);
    return NativeDatatype.made("indexed(" + blockLengths.length + " blocks of " + element + ")");
  }

  @Override
  default DerivedDatatype typeStruct(
      int[] blockLengths, long[] displacements, Datatype... elements) {
    TypeLayout.struct(blockLengths, displacements, elements);
    ByteBuffer lengths = integers(blockLengths);
    ByteBuffer starts = ByteBuffer.allocateDirect(displacements.length * Long.BYTES);
    starts.order(ByteOrder.nativeOrder()).asLongBuffer().put(displacements);
    ByteBuffer types = OutParameters.handles(elements.length);
    for (int block = 0; block < elements.length; block++) {
      OutParameters.putHandle(types, block, PredefinedHandles.of(elements[block]));
    }
    DatatypeFunctions.STRUCT.call(
        blockLengths.length,
        LibraryBinding.addressOf(lengths),
        LibraryBinding.addressOf(starts),
        LibraryBinding.addressOf(types),
        OutParameters.address());
    reachabilityFence(lengths);
    reachabilityFence(starts);
    reachabilityFence(types);
    return NativeDatatype.made("struct(" + blockLengths.length + " blocks)");
  }

  @Override
  default DerivedDatatype typeSubarray(
      int[] sizes, int[] subsizes, int[] starts, Datatype element) {
    TypeLayout.subarray(sizes, subsizes, starts, element);
    ByteBuffer whole = integers(sizes);
    ByteBuffer part = integers(subsizes);
    ByteBuffer from = integers(starts);
    DatatypeFunctions.SUBARRAY.call(
        sizes.length,
        LibraryBinding.addressOf(whole),
        LibraryBinding.addressOf(part),
        LibraryBinding.addressOf(from),
        DatatypeFunctions.ORDER_C,
        PredefinedHandles.of(element),
        OutParameters.address());
    reachabilityFence(whole);
    reachabilityFence(part);
    reachabilityFence(from);
    return NativeDatatype.made("subarray(" + sizes.length + " dimensions of " + element + ")");
  }

  @Override
  default DerivedDatatype typeResized(Datatype element, long extent) {
    TypeLayout.resized(element, extent);
    DatatypeFunctions.RESIZED.call(
        PredefinedHandles.of(element), 0, extent, OutParameters.address());
    return NativeDatatype.made("resized(" + element + " to " + extent + " bytes)");
  }

  private static ByteBuffer integers(int... values) {
    ByteBuffer memory = ByteBuffer.allocateDirect(values.length * Integer.BYTES);
    memory.order(ByteOrder.nativeOrder()).asIntBuffer().put(values);
    return memory;
  }

  @Override
  default int packSize(int count, Datatype datatype) {
    if (count * (double) datatype.size() > Integer.MAX_VALUE) {
      throw MpiProblem.DATATYPE_INVALID.error(
          count + " elements of " + datatype + " are too large to be packed.",
          "Pack less than 2 GiB at a time.");
    }
    DatatypeFunctions.PACK_SIZE.call(
        count, PredefinedHandles.of(datatype), handle(), OutParameters.address());
    return OutParameters.integer();
  }

  @Override
  default int pack(
      MessageBuffer from, int count, Datatype datatype, MessageBuffer packed, int position) {
    NativeBuffer into = packed(packed, position, count, datatype);
    OutParameters.putInteger(position);
    DatatypeFunctions.PACK.call(
        address(from, count, datatype),
        count,
        PredefinedHandles.of(datatype),
        into.start(),
        into.bytesOrMost(),
        OutParameters.address(),
        handle());
    reachabilityFence(from);
    reachabilityFence(packed);
    return OutParameters.integer();
  }

  @Override
  default int unpack(
      MessageBuffer packed, int position, MessageBuffer into, int count, Datatype datatype) {
    NativeBuffer from = packed(packed, position, count, datatype);
    OutParameters.putInteger(position);
    DatatypeFunctions.UNPACK.call(
        from.start(),
        from.bytesOrMost(),
        OutParameters.address(),
        address(into, count, datatype),
        count,
        PredefinedHandles.of(datatype),
        handle());
    reachabilityFence(packed);
    reachabilityFence(into);
    return OutParameters.integer();
  }

  /** The memory for packed elements, if they fit into it from there on. */
  private static NativeBuffer packed(
      MessageBuffer buffer, int position, int count, Datatype datatype) {
    if (buffer instanceof NativeBuffer memory
        && position >= 0
        && datatype.size() <= Integer.MAX_VALUE
        && position + count * datatype.size() <= memory.bytes()) {
      return memory;
    }
    throw notPacked(buffer, position, count, datatype);
  }

  private static IllegalArgumentException notPacked(
      MessageBuffer buffer, int position, int count, Datatype datatype) {
    address(buffer, 0, datatype);
    return new IllegalArgumentException(
        count
            + " elements of "
            + datatype
            + " do not fit between byte "
            + position
            + " and the end of "
            + buffer.elements() * buffer.datatype().bytes()
            + " packed bytes");
  }

  @Override
  default UserReduceOp reduceOp(
      ReductionFunction function, boolean isCommutative, Datatype datatype) {
    if (datatype instanceof DerivedDatatype) {
      throw MpiProblem.DATATYPE_INVALID.error(
          "A user-defined reduction combines elements of " + datatype + ".",
          "Give the predefined datatype that the elements have.");
    }
    return NativeReduceOp.of(function, isCommutative, datatype);
  }
}
