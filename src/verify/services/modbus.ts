import { resolve } from 'node:path'
import { type Background, startProgram } from '../shell'
import { jarOf } from '../tool'

const JARS = ['com.ghgande:j2mod:3.3.0', 'com.fazecast:jSerialComm:2.11.0', 'org.slf4j:slf4j-api:2.0.16']

/** A Modbus device at port 5020, with the registers of the program beside this file. */
export async function startModbus(): Promise<Background> {
  const jars = await Promise.all(JARS.map(jarOf))
  return startProgram(['java', '-cp', jars.join(':'), resolve('src/verify/services/ModbusDevice.java')], 5020)
}
