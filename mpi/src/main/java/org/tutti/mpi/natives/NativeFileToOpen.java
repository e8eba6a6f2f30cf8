package org.tutti.mpi.natives;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FileToOpen;
import org.tutti.mpi.MpiFile;
import org.tutti.mpi.natives.linker.CStrings;

/**
 * A file and its hints as the library takes them.
 *
 * @param communicator the library's handle
 * @param name the path, which C reads
 * @param modes those of the library, added up
 * @param info the library's handle of the hints
 */
record NativeFileToOpen(long communicator, ByteBuffer name, long modes, long info)
    implements FileToOpen {

  static FileToOpen of(long communicator, Path file, Map<String, String> hints, FileMode... modes) {
    long all =
        Arrays.stream(modes)
            .mapToLong(mode -> LibraryBinding.constant("MPI_MODE_" + mode))
            .reduce(0, (some, others) -> some | others);
    return new NativeFileToOpen(
        communicator, CStrings.encode(file.toString()), all, NativeInfo.of(hints));
  }

  @Override
  public MpiFile open() {
    FileHandling.OPEN.call(
        communicator, nameAddress(), modes, info, OutParameters.pointerAddress());
    Reference.reachabilityFence(name);
    return new NativeFile(OutParameters.pointer());
  }

  @Override
  public void delete() {
    FileHandling.DELETE.call(nameAddress(), info);
    Reference.reachabilityFence(name);
  }

  @Override
  public void free() {
    NativeInfo.free(info);
  }

  private long nameAddress() {
    return LibraryBinding.addressOf(name);
  }
}
